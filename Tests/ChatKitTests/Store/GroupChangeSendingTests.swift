import PentadCore
import Testing

@testable import ChatKit

/// A change of a group takes nothing of an earlier one with it but the same property.
@Suite struct GroupChangeSendingTests {
  private let world = StoreWorld()

  private func next(_ store: ChatStore) async throws -> ChatAttempt {
    guard case .send(let attempt) = try await store.nextStep() else {
      throw PentadError(.internal, "nothing is sent")
    }
    return attempt
  }

  private func waiting(_ store: ChatStore) async throws -> [ChatOperation] {
    try await store.operations().filter { !$0.isRefused }.map(\.operation)
  }

  private func refused(_ store: ChatStore) async throws -> [ChatOperation] {
    try await store.operations().filter(\.isRefused).map(\.operation)
  }

  private func refuse(_ change: GroupChange, _ store: ChatStore) async throws {
    try await store.append(.update("7", change))
    try await store.settle(try await next(store), .rejected(PentadError(.textTooLong, "no")))
  }

  /// A change that was being sent waits again, together with a newer one.
  @Test(arguments: [true, false])
  func pendingChangesAreCombined(_ isKilled: Bool) async throws {
    let store = try await world.open()
    try await store.append(.update("7", GroupChange(name: "A", isShared: true)))
    let attempt = try await next(store)
    try await store.append(.update("7", GroupChange(description: "d", isShared: false)))
    #expect(try await waiting(store).count == 2)
    if isKilled {
      try await store.recoverOutbox()
    } else {
      let error = PentadError(.timedOut, "no answer")
      try await store.settle(attempt, .retry(error, after: 0, mayHaveArrived: true))
    }
    try await store.append(.update("7", GroupChange(kind: .closed)))
    let change = GroupChange(name: "A", description: "d", isShared: false, kind: .closed)
    #expect(try await waiting(store) == [.update("7", change)])
    let sent = try await next(store)
    #expect(sent.work == .operation(.update("7", change)))
    try await store.settle(sent, .delivered)
    #expect(try await store.waitingCount() == 0)
  }

  @Test func runningChangeIsNotSentTwice() async throws {
    let store = try await world.open()
    try await store.append(.update("7", GroupChange(name: "A")))
    let attempt = try await next(store)
    try await store.append(.update("7", GroupChange(description: "d")))
    try await store.append(.update("7", GroupChange(kind: .closed)))
    try await store.settle(attempt, .delivered)
    let rest = GroupChange(description: "d", kind: .closed)
    #expect(try await waiting(store) == [.update("7", rest)])
  }

  @Test func onlyTheSamePropertySupersedesARefusedChange() async throws {
    let store = try await world.open()
    try await refuse(GroupChange(name: "A", description: "d"), store)
    try await store.append(.update("7", GroupChange(kind: .closed)))
    #expect(
      try await refused(store) == [.update("7", GroupChange(name: "A", description: "d"))])
    #expect(try await waiting(store) == [.update("7", GroupChange(kind: .closed))])
    try await store.append(.update("7", GroupChange(name: "B")))
    #expect(try await refused(store) == [.update("7", GroupChange(description: "d"))])
    #expect(try await waiting(store) == [.update("7", GroupChange(name: "B", kind: .closed))])
    #expect(try await store.operations().first?.failure?.code == .textTooLong)
    try await store.append(.update("7", GroupChange(description: "")))
    #expect(try await refused(store) == [])
    #expect(try await store.waitingCount() == 1)
  }

  @Test func retriedChangeIsCombinedWithLaterOnes() async throws {
    let store = try await world.open()
    try await refuse(GroupChange(name: "A"), store)
    let id = try #require(try await store.operations().first?.id)
    #expect(try await store.retry(id))
    try await store.append(.update("7", GroupChange(description: "d")))
    let both = GroupChange(name: "A", description: "d")
    #expect(try await waiting(store) == [.update("7", both)])
  }

  @Test func changesOfOtherGroupsAreSeparate() async throws {
    let store = try await world.open()
    try await store.append(.update("7", GroupChange(name: "A")))
    try await store.append(.update("8", GroupChange(name: "B")))
    #expect(try await store.waitingCount() == 2)
  }
}
