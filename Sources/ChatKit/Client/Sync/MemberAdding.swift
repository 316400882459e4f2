import PentadCore

/// Adds people to groups. The server does it asynchronously and returns the result only once. The
/// request stays in the store until the result is known.
final class MemberAdding: Sendable {
  private let sync: ChatSync
  private let time: TimeSource
  /// The requests whose results a caller is waiting for. The server returns a result only once, and
  /// it belongs to that caller.
  private let awaited = Lock<Set<String>>([])

  private var api: GroupMeAPI { sync.api }
  private var store: ChatStore { sync.store }

  /// The time for which the server keeps a request, in milliseconds.
  private static let memory: Int64 = 3_600_000

  init(_ sync: ChatSync, _ time: TimeSource) {
    self.sync = sync
    self.time = time
  }

  /// Adds people and waits for the result, at most a minute.
  func add(
    _ people: [MemberInvitation], to group: ChatGroup.ID
  ) async throws(PentadError) -> [ChatMember] {
    let results = try await api.membersAdd(people, to: group)
    awaited.withLock { _ = $0.insert(results) }
    defer { awaited.withLock { _ = $0.remove(results) } }
    try await store.save(
      MemberRequest(resultsId: results, group: group, askedAt: time.date()))
    var wait = 500
    let end = time.uptime() + 60_000
    while true {
      do throws(PentadError) {
        let added = try await api.membersResults(results, in: group)
        try await sync.group(group)
        try await store.remove(memberRequest: results)
        return added.map(\.member)
      } catch  where .resultsNotReady ~= error.code && time.uptime() < end {
        try await time.sleep(wait)
        wait = min(wait * 2, 8_000)
      } catch  where .resultsExpired ~= error.code {
        try await sync.group(group)
        try await store.remove(memberRequest: results)
        return try await found(people, in: group)
      }
    }
  }

  /// Returns the invited people who are members of the group now, because the server no longer has
  /// the result.
  private func found(
    _ people: [MemberInvitation], in group: ChatGroup.ID
  ) async throws(PentadError) -> [ChatMember] {
    let ids = people.compactMap { person -> String? in
      if case .userId(let id) = person.address { id } else { nil }
    }
    return try await store.members(of: group).filter { ids.contains($0.userId) }
  }

  /// Requests the results of additions with no waiting caller, and fetches the groups of those that
  /// are complete.
  func settle() async throws(PentadError) {
    let refusal = await TokenRefusal(api)
    for request in try await store.memberRequests() {
      guard !awaited.withLock({ $0.contains(request.resultsId) }) else { continue }
      let (age, overflow) = time.date().subtractingReportingOverflow(request.askedAt)
      let isOld = overflow || age > Self.memory
      do throws(PentadError) {
        _ = try await api.membersResults(request.resultsId, in: request.group)
        try await sync.group(request.group)
      } catch  where .resultsNotReady ~= error.code {
        guard isOld else { continue }
      } catch {
        let error = await refusal.meaning(of: error)
        if ChatSync.concernsAll(error) { throw error }
        // The result has expired, or the user has no access to it: the list of groups shows the
        // members.
        if .resultsExpired ~= error.code { try? await sync.group(request.group) }
      }
      try await store.remove(memberRequest: request.resultsId)
    }
  }
}
