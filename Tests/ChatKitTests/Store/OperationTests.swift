import PentadCore
import Testing

@testable import ChatKit

/// Pending changes for the server, except messages.
@Suite struct OperationTests {
  private let world = StoreWorld()

  private func works(_ store: ChatStore) async throws -> [ChatOperation] {
    try await store.operations().map(\.operation)
  }

  private func next(_ store: ChatStore) async throws -> ChatAttempt? {
    if case .send(let attempt) = try await store.nextStep() { attempt } else { nil }
  }

  @Test(arguments: [
    ChatOperation.react(.seven, MessageID(1), by: .heart),
    .react(.direct(between: "1", and: "2"), MessageID(1), by: .emoji(pack: 3, index: 4)),
    .react(.seven, MessageID(1), by: .other("odd")), .react(.seven, MessageID(1), by: nil),
    .pin(.seven, MessageID(1), true), .pin(.seven, MessageID(1), false),
    .edit(.seven, MessageID(1), text: "é\n\"x\""), .delete(.seven, MessageID(1)),
    .nickname("7", "Al"), .update("7", GroupChange(name: "New")), .update("7", GroupChange()),
    .update(
      "7",
      GroupChange(
        name: "", description: "d", imageURL: "u", isShared: false, isOfficeMode: true,
        requiresApproval: false, kind: .closed)),
    .removeMember("7", membership: "99"), .readMark(.seven, MessageID(5)),
    .mute(.seven, until: 12), .mute(.seven, until: nil),
  ])
  func operationRoundTripsThroughTheStore(_ operation: ChatOperation) async throws {
    let store = try await world.open()
    try await store.append(operation)
    #expect(try await works(store) == [operation])
    #expect(try await next(store)?.work == .operation(operation))
  }

  @Test func theLaterOneCounts() async throws {
    let store = try await world.open()
    try await store.append(.react(.seven, MessageID(1), by: .heart))
    try await store.append(.react(.seven, MessageID(1), by: nil))
    try await store.append(.react(.seven, MessageID(2), by: .heart))
    try await store.append(.update("7", GroupChange(name: "A", isShared: true)))
    try await store.append(.update("7", GroupChange(name: "B", description: "d")))
    #expect(
      try await works(store) == [
        .react(.seven, MessageID(1), by: nil), .react(.seven, MessageID(2), by: .heart),
        .update("7", GroupChange(name: "B", description: "d", isShared: true)),
      ])
    // An operation that is being sent ends first.
    let first = try #require(try await next(store))
    try await store.append(.react(.seven, MessageID(1), by: .heart))
    #expect(try await works(store).count == 4)
    #expect(try await store.settle(first, .delivered))
    #expect(try await works(store).count == 3)
  }

  @Test func pendingChangeIsShownUntilItIsRefused() async throws {
    let store = try await world.open()
    let line = Line(5).with { $0.likers = ["3"] }
    try await store.ingest(.answer([line]), in: .seven, .newest)
    let group = ChatGroup(id: "7", name: "Old", description: "d", memberCount: 1)
    let me = ChatMember(userId: StoreWorld.me, nickname: "Al")
    try await store.save(group: WireGroup(group: group, members: [me]))
    try await store.append(.react(.seven, MessageID(5), by: .heart))
    try await store.append(.nickname("7", "Bert"))
    try await store.append(.update("7", GroupChange(name: "New", description: "")))

    func shown() async throws -> [String?] {
      let message = try await store.message(MessageID(5))
      let group = try await store.group("7")
      return [
        message?.favoritedBy.joined(separator: " "), group?.name, group?.description,
        try await store.members(of: "7").first?.nickname,
      ]
    }
    #expect(try await shown() == ["3 101", "New", nil, "Bert"])
    // An answer of the server's from before changes nothing of it.
    try await store.ingest(.answer([line]), in: .seven, .newest)
    try await store.save(group: WireGroup(group: group, members: [me]))
    #expect(try await shown() == ["3 101", "New", nil, "Bert"])
    #expect(try await store.all().first?.favoritedBy == ["3", "101"])
    #expect(try await store.groups().first?.name == "New")
    while let attempt = try await next(store) {
      try await store.settle(attempt, .rejected(PentadError(.notAllowed, "no")))
    }
    #expect(try await shown() == ["3", "Old", "d", "Al"])
    let pending = try await store.operations()
    #expect(pending.count == 3 && pending.allSatisfy { $0.isRefused && $0.failure != nil })
    for operation in pending { #expect(try await store.cancel(operation.id)) }
    #expect(try await store.waitingCount() == 0)
    let events = try await store.log
    #expect(events.filter { $0 == .reactionsChanged(.seven, MessageID(5)) }.count == 3)
    #expect(events.filter { $0 == .membersUpdated(group: "7") }.count == 4)
  }

  @Test func pendingReactionCanBeRemoved() async throws {
    let store = try await world.open()
    let line = Line(5).with { $0.likers = ["3", StoreWorld.me] }
    try await store.ingest(.answer([line]), in: .seven, .newest)
    try await store.append(.react(.seven, MessageID(5), by: nil))
    #expect(try await store.message(MessageID(5))?.favoritedBy == ["3"])
    try await store.append(.react(.seven, MessageID(5), by: .unicode("🎉")))
    let reactions = try await store.message(MessageID(5))?.reactions
    #expect(
      reactions == [
        ChatReaction(.heart, userIds: ["3"]), ChatReaction(.unicode("🎉"), userIds: ["101"]),
      ])
    let only = Line(6).with { $0.likers = [StoreWorld.me] }
    try await store.ingest(.answer([only]), in: .seven, .single)
    try await store.append(.react(.seven, MessageID(6), by: nil))
    #expect(try await store.message(MessageID(6))?.reactionsJSON == nil)
  }

  /// A message that contains who likes it, but no sign.
  @Test(arguments: [ChatReaction.Sign.heart, .unicode("🎉"), nil])
  func aReactionHidesNoLikes(_ sign: ChatReaction.Sign?) async throws {
    let store = try await world.open()
    let line = Line(5).with { $0.favoredBy = ["3", StoreWorld.me, "4"] }
    try await store.ingest(.answer([line]), in: .seven, .newest)
    let likes = [ChatReaction(.heart, userIds: ["3", StoreWorld.me, "4"])]
    #expect(try await store.message(MessageID(5))?.reactions == likes)
    try await store.append(.react(.seven, MessageID(5), by: sign))
    let shown = try await store.message(MessageID(5))
    #expect(shown?.favoritedBy == ["3", "4"] + (sign == nil ? [] : [StoreWorld.me]))
  }
}
