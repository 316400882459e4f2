import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// A like, a pin or a deletion, and what is taken back of them, shows when it no longer waits.
@Suite struct MarkSendingTests {
  private static let direct = ConversationKey.direct(between: StoreWorld.me, and: "102")
  private static let id = MessageID(5)
  private let world = StoreWorld()

  /// Messages 1 to 10 and 101 to 150: what is marked is not in the newest page.
  private func store(_ key: ConversationKey, with line: Line) async throws -> ChatStore {
    let store = try await world.open()
    let old = Self.lines(line).filter { $0.id <= 10 }.reversed()
    let new = Self.lines(line).filter { $0.id > 100 }.reversed()
    try await store.ingest(.answer(Array(old)), in: key, .newest)
    try await store.ingest(.answer(Array(new)), in: key, .newest)
    #expect(try await store.complete(key) == [[1, 10], [101, 150]])
    return store
  }

  private static func lines(_ line: Line) -> [Line] {
    (1...150).map { $0 == line.id ? line : Line($0) }
  }

  private func shown(_ store: ChatStore) async throws -> ChatMessage {
    try #require(try await store.message(Self.id))
  }

  // MARK: Likes

  @Test func lastRemovedLikeLeavesNone() async throws {
    let liked = Line(5).with { $0.likers = [StoreWorld.me] }
    let store = try await store(.seven, with: liked)
    let server = GroupServer(lines: [], answer: #"{"response":{"reactions":[]}}"#)
    let rig = try OperationRig(server, store)
    #expect(await rig.send(.react(.seven, Self.id, by: nil)) == .delivered)
    #expect(try await shown(store).favoritedBy == [])
    #expect(try await shown(store).reactionsJSON == nil)
    #expect(rig.asked.isEmpty)
  }

  /// An answer without a list is no list without people.
  @Test(
    arguments: [true, false],
    [
      "", "{}", #"{"response":null}"#, #"{"response":{}}"#, #"{"response":{"reactions":null}}"#,
      #"{"response":{"reactions":true}}"#,
    ])
  func messageIsReadIfTheAnswerLacksReactions(_ isLiked: Bool, _ answer: String) async throws {
    let before = Line(5).with { $0.likers = isLiked ? ["3"] : ["3", StoreWorld.me] }
    let after = Line(5).with { $0.likers = isLiked ? ["3", StoreWorld.me] : ["3"] }
    let store = try await store(.seven, with: before)
    let rig = try OperationRig(GroupServer(lines: Self.lines(after), answer: answer), store)
    #expect(await rig.send(.react(.seven, Self.id, by: isLiked ? .heart : nil)) == .delivered)
    #expect(try await shown(store).favoritedBy == after.likers)
    #expect(try await store.complete() == [[1, 10], [101, 150]])
  }

  // MARK: Pins

  @Test(arguments: [.seven, direct], [true, false])
  func aPinOfAnOlderMessage(_ key: ConversationKey, _ isPinned: Bool) async throws {
    let pinned = Line(5).with { $0.pinnedAt = 1_700_000_100 }
    let store = try await store(key, with: isPinned ? Line(5) : pinned)
    let server = GroupServer(lines: Self.lines(isPinned ? pinned : Line(5)))
    let rig = try OperationRig(server, store)
    #expect(await rig.send(.pin(key, Self.id, isPinned)) == .delivered)
    #expect(try await store.pinned(in: key).ids == (isPinned ? [5] : []))
    #expect(try await store.complete(key) == [[1, 10], [101, 150]])
  }

  // MARK: Deletions

  /// Another user was first, or the answer to an earlier attempt was lost. No stored message below
  /// the first one would show that it is gone.
  @Test(arguments: [5, 1] as [Int64])
  func deletionOfMissingMessageIsDelivered(_ id: Int64) async throws {
    let store = try await store(.seven, with: Line(5))
    let lines = Self.lines(Line(5)).filter { $0.id != id }
    let rig = try OperationRig(GroupServer(lines: lines, answer: "", status: 404), store)
    #expect(await rig.send(.delete(.seven, MessageID(id))) == .delivered)
    let message = try await store.message(MessageID(id))
    #expect(id == 1 ? message?.isDeleted == true : message == nil)
    #expect(try await store.complete() == [[1, 10], [101, 150]])
  }

  // MARK: Read marks

  /// The known range ends at 10, and at 0: the server has no message there.
  @Test func allThatIsStoredIsReadUpToAMessage() async throws {
    let client = try await ChatClient.inMemory()
    let store = client.store
    try await store.ingest(.ids(10, 9, 8), in: .seven, .newest)
    try await store.ingest(.ids(9, 8), in: .seven, .before(MessageID(11)))
    try await store.ingest(.answer([]), in: Self.direct, .newest)
    #expect(try await store.complete().last?.last == 10)
    #expect(try await store.spans(of: Self.direct).top != nil)
    try await client.markRead(.seven)
    try await client.markRead(Self.direct)
    let told = try await store.operations().map(\.operation)
    #expect(told == [.readMark(.seven, MessageID(9))])
    await client.close()
  }

  // MARK: What is not stored

  @Test(arguments: [
    ChatOperation.pin(.seven, id, true), .pin(.seven, id, false), .react(.seven, id, by: .heart),
    .react(.seven, id, by: nil),
  ])
  func markOfUnstoredMessageFetchesNothing(_ operation: ChatOperation) async throws {
    let store = try await world.open()
    let rig = try OperationRig(GroupServer(lines: Self.lines(Line(5))), store)
    #expect(await rig.send(operation) == .delivered)
    #expect(rig.asked.isEmpty)
    #expect(try await store.complete() == [])
  }
}
