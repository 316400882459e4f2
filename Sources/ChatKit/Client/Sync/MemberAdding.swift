import PentadCore

/// Has people added to groups. The server adds them when it can and tells once what became of them; what
/// it was asked is in the store until it has.
final class MemberAdding: Sendable {
  private let sync: ChatSync
  private let time: TimeSource
  /// What somebody here is waiting for: an answer is given once, and is his.
  private let awaited = Lock<Set<String>>([])

  private var api: GroupMeAPI { sync.api }
  private var store: ChatStore { sync.store }

  /// How long the server remembers a request, in milliseconds.
  private static let memory: Int64 = 3_600_000

  init(_ sync: ChatSync, _ time: TimeSource) {
    self.sync = sync
    self.time = time
  }

  /// Has people added, and waits for what becomes of them, a minute at most.
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

  /// The server has forgotten: who of the people is in the group now.
  private func found(
    _ people: [MemberInvitation], in group: ChatGroup.ID
  ) async throws(PentadError) -> [ChatMember] {
    let ids = people.compactMap { person -> String? in
      if case .userId(let id) = person.address { id } else { nil }
    }
    return try await store.members(of: group).filter { ids.contains($0.userId) }
  }

  /// Asks what became of the requests that nobody waits for any more, and fetches the groups of those
  /// that were carried out.
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
        // It is forgotten, or not the user's to know: the list of groups has what there is to know.
        if .resultsExpired ~= error.code { try? await sync.group(request.group) }
      }
      try await store.remove(memberRequest: request.resultsId)
    }
  }
}
