import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// An accepted operation is not refused because the following read fails.
@Suite struct OperationSendingTests {
  private let world = StoreWorld()

  /// Returns the outcome of an accepted operation if the following read has the given status.
  private func outcome(
    of operation: ChatOperation, whenReadingIs status: Int
  ) async throws -> ChatOutcome {
    let rig = try APIRig { request, _ in
      let taken = request.method != .get
      let answer = #"{"meta":{"code":200},"response":{"user_id":"101","nickname":"n","id":"1"}}"#
      return .text(taken ? 200 : status, taken ? answer : "")
    }
    let store = try await world.open()
    try await store.ingest(.ids(5), in: .seven, .newest)
    let sync = ChatSync(api: rig.api, store: store)
    let sending = OperationSending(store: store, sync: sync, time: .system)
    let outcome = await sending.send(operation)
    #expect(rig.asked.contains { $0.hasPrefix("GET ") })
    return outcome
  }

  private static let operations: [ChatOperation] = [
    .pin(.seven, MessageID(5), true), .react(.seven, MessageID(5), by: .heart),
    .nickname("7", "n"), .removeMember("7", membership: "1"),
  ]

  @Test(arguments: operations, [403, 404, 410])
  func operationIsDeliveredIfReadingFailsForGood(_ operation: ChatOperation, _ status: Int)
    async throws
  {
    #expect(try await outcome(of: operation, whenReadingIs: status) == .delivered)
  }

  /// Another user was first, or the answer to an earlier attempt was lost.
  @Test func removalOfMissingMemberIsDelivered() async throws {
    let group = #"{"id":"7","name":"Seven","members":[{"user_id":"101","nickname":"A"}]}"#
    let rig = try APIRig { request, _ in
      request.method == .get ? .text(200, GroupMeSamples.answer(group)) : .text(404, "")
    }
    let store = try await world.open()
    let people = ["101", "102"].map { ChatMember(userId: $0, nickname: "A") }
    try await store.save(
      group: WireGroup(group: ChatGroup(id: "7", name: "Seven"), members: people))
    let sync = ChatSync(api: rig.api, store: store)
    let sending = OperationSending(store: store, sync: sync, time: .system)
    #expect(await sending.send(.removeMember("7", membership: "2")) == .delivered)
    #expect(rig.asked.contains { $0.hasPrefix("GET ") && $0.hasSuffix("/groups/7") })
    #expect(try await store.members(of: "7").map(\.userId) == ["101"])
  }

  @Test(arguments: operations, [429, 500, 503])
  func operationIsRetriedIfReadingMaySucceedLater(_ operation: ChatOperation, _ status: Int)
    async throws
  {
    guard case .retry = try await outcome(of: operation, whenReadingIs: status) else {
      Issue.record("it is not told again")
      return
    }
  }
}
