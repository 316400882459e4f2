import Foundation
import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// A message of the user's on its way: in the outbox or among the messages, never in neither.
@Suite struct OutgoingTests {
  private let world = StoreWorld()

  private func attempt(_ store: ChatStore) async throws -> ChatAttempt {
    guard case .send(let attempt) = try await store.nextStep() else {
      throw PentadError(.notFound, "there is nothing to send")
    }
    return attempt
  }

  private func message(_ attempt: ChatAttempt) throws -> (OutgoingMessage, MessageID?) {
    guard case .message(let message, let head) = attempt.work else {
      throw PentadError(.notFound, "it is no message")
    }
    return (message, head)
  }

  @Test func theServersMessageTakesItsPlace() async throws {
    let store = try await world.open()
    try await store.ingest(.ids(10), in: .seven, .newest)
    let written = try await store.append(text: "hi", sourceGuid: "g1", to: .seven)
    #expect(written.state == .queued && written.createdAt == world.time.source.date())
    let attempt = try await attempt(store)
    let (sent, head) = try message(attempt)
    #expect(sent.localId == written.localId && sent.state == .sending && sent.attempts == 1)
    #expect(head == MessageID(10) && !attempt.mayHaveArrived)
    let answer = MessagePage.answer([Line(11, "hi", by: StoreWorld.me, guid: "g1")])
    let result = try await store.accepted(written.localId, as: answer)
    #expect(result.changes.inserted.numbers == [11])
    #expect(try await store.outgoing() == [])
    #expect(try await store.waitingCount() == 0)
    #expect(try await store.ownMessage("g1", in: .seven)?.id == MessageID(11))
    #expect(try await !store.settle(attempt, .delivered))
    // Its own echo, by push and by page.
    let number = try await store.lastEvent()
    try await store.ingest(
      .push(Line(11, "hi", by: StoreWorld.me, guid: "g1")), in: .seven, .pushed)
    #expect(try await store.lastEvent() == number)
    #expect(try await store.all().ids == [10, 11])
    let steps = try await store.log.compactMap { event -> OutgoingChange.Step? in
      if case .outgoingChanged(.seven, let change) = event { change.step } else { nil }
    }
    #expect(steps == [.queued, .sending, .delivered(MessageID(11))])
  }

  /// The answer was lost, and the message comes by another way.
  @Test(arguments: [IngestRule.pushed, .newest, .after(MessageID(10)), .single])
  func messageArrivingByAnyWayIsDelivered(_ rule: IngestRule) async throws {
    let store = try await world.open()
    try await store.ingest(.ids(10), in: .seven, .newest)
    let written = try await store.append(text: "hi", sourceGuid: "g1", to: .seven)
    let attempt = try await attempt(store)
    let page = MessagePage.answer([Line(11, "hi", by: StoreWorld.me, guid: "g1")])
    // Another user may use the same name, and so may another conversation.
    try await store.ingest(.answer([Line(12, guid: "g1")]), in: .group("9"), .newest)
    let foreign = Line(13, by: StoreWorld.me, guid: "g1")
    try await store.ingest(.answer([foreign]), in: .group("8"), .newest)
    #expect(try await store.outgoing().count == 1)
    try await store.ingest(page, in: .seven, rule)
    #expect(try await store.outgoing() == [])
    #expect(try await store.waitingCount() == 0)
    #expect(
      try await !store.settle(
        attempt, .retry(PentadError(.timedOut, "lost"), after: nil, mayHaveArrived: true)))
    #expect(try await store.accepted(written.localId, as: page) == Ingested())
    #expect(try await store.all().ids == [10, 11])
  }

  /// GroupMe forgets a name after a minute: what the server has twice is there twice.
  @Test func theSameNameTwiceIsTwoMessages() async throws {
    let store = try await world.open()
    let lines = [Line(1, by: StoreWorld.me, guid: "g"), Line(2, by: StoreWorld.me, guid: "g")]
    try await store.ingest(.answer(lines), in: .seven, .after(MessageID(0)))
    #expect(try await store.all().ids == [1, 2])
  }

  @Test func conversationsDoNotWaitForEachOther() async throws {
    let store = try await world.open()
    for (index, key) in [ConversationKey.seven, .seven, .group("8")].enumerated() {
      _ = try await store.append(text: "\(index)", sourceGuid: "g\(index)", to: key)
    }
    let first = try await attempt(store)
    let second = try await attempt(store)
    #expect(try message(first).0.text == "0" && message(second).0.text == "2")
    guard case .nothing = try await store.nextStep() else {
      Issue.record("two of one conversation at once")
      return
    }
    let refused = PentadError(.linksNotAllowed, "no")
    #expect(try await store.settle(first, .rejected(refused)))
    // A refused message does not block others, and remains.
    let third = try await attempt(store)
    #expect(try message(third).0.text == "1")
    let waiting = try await store.outgoing(in: .seven)
    #expect(waiting.map(\.state) == [.failed, .sending] && waiting[0].failure == refused)
    #expect(try await store.retry(waiting[0].localId))
    #expect(try await store.outgoing(waiting[0].localId)?.state == .queued)
  }

  @Test func possibleArrivalIsReported() async throws {
    let store = try await world.open()
    let written = try await store.append(text: "hi", sourceGuid: "g1", to: .seven)
    var attempt = try await attempt(store)
    #expect(try message(attempt).1 == nil)
    let lost = PentadError(.timedOut, "lost")
    try await store.settle(attempt, .retry(lost, after: 1_000, mayHaveArrived: true))
    guard case .wait(let moment) = try await store.nextStep() else {
      Issue.record("it does not wait")
      return
    }
    #expect(moment == world.time.source.date() + 1_000)
    // Messages that came meanwhile are not before it.
    try await store.ingest(.ids(20), in: .seven, .newest)
    #expect(try await !store.edit(written.localId, text: "ho", attachments: []))
    try await store.hurry()
    attempt = try await self.attempt(store)
    #expect(attempt.mayHaveArrived && attempt.attempts == 2)
    #expect(attempt.firstAttemptAt == world.time.source.date())
    #expect(try message(attempt).1 == nil)
    try await store.note(.verifying, of: written.localId)
    #expect(try await store.outgoing(written.localId)?.state == .verifying)
    #expect(try await !store.cancel(written.localId))
    #expect(try await !store.retry(written.localId))
  }

  @Test func theUserCanChangeAndCancel() async throws {
    let store = try await world.open()
    let first = try await store.append(text: "a", sourceGuid: "g1", to: .seven)
    let second = try await store.append(text: "b", sourceGuid: "g2", to: .seven)
    #expect(try await store.edit(first.localId, text: "A", attachments: []))
    #expect(try await store.cancel(second.localId))
    #expect(try await !store.cancel(second.localId))
    #expect(try await store.outgoing().map(\.text) == ["A"])
    #expect(try await store.outgoing(second.localId) == nil)
    let events = try await store.log
    #expect(
      events.last
        == .outgoingChanged(
          .seven, OutgoingChange(localId: second.localId, step: .cancelled)))
    let twice = await #expect(throws: PentadError.self) {
      try await store.append(text: "c", sourceGuid: "g1", to: .seven)
    }
    #expect(twice.map { .conflict ~= $0.code } == true)
    #expect(try await store.waitingCount() == 1)
    let attempt = try await attempt(store)
    try await store.settle(attempt, .rejected(PentadError(.textTooLong, "too long")))
    #expect(try await store.edit(first.localId, text: "short", attachments: []))
    #expect(try message(try await self.attempt(store)).0.text == "short")
  }

  // MARK: Files

  @Test func filesAreKeptUntilTheyHaveArrived() async throws {
    let store = try await world.open(inMemory: false)
    let picture = try world.picture([1, 2, 3])
    let place = ChatAttachment.location(.init(name: "here", latitude: "1", longitude: "2"))
    let written = try await store.append(
      text: nil, attachments: [.ready(place), .image(path: picture, type: "image/png")],
      sourceGuid: "g1", to: .seven)
    try FileManager.default.removeItem(atPath: picture)
    guard case .image(let copy, let type) = written.attachments[1] else {
      Issue.record("\(written)")
      return
    }
    #expect(FileManager.default.contents(atPath: copy) == Data(StoreWorld.picture([1, 2, 3])))
    #expect(type == "image/png" && written.attachments[0] == .ready(place))
    let rights = try FileManager.default.attributesOfItem(atPath: copy)[.posixPermissions]
    #expect(rights as? Int == 0o600)
    await store.close()

    let again = try await world.open(inMemory: false)
    try await again.recoverOutbox()
    _ = try await attempt(again)
    try await again.note(.uploading, of: written.localId)
    #expect(try await again.outgoing(written.localId)?.state == .uploading)
    let url = "https://i.groupme.com/1x1.png.0123456789abcdef0123456789abcdef"
    try await again.uploaded(url, position: 1, of: written.localId)
    let uploaded = try #require(try await again.outgoing(written.localId))
    #expect(
      uploaded.attachments == [.ready(place), .ready(.image(.init(ChatImage(url: url))))])
    #expect(world.staged.count == 1)
    try await again.accepted(
      written.localId, as: .answer([Line(5, nil, by: StoreWorld.me, guid: "g1")]))
    #expect(world.staged == [])
    await again.close()
  }

  @Test func aFileThatIsNotThereIsAnError() async throws {
    let store = try await world.open()
    let error = await #expect(throws: PentadError.self) {
      try await store.append(
        text: nil, attachments: [.image(path: "/nowhere", type: "image/png")],
        sourceGuid: "g1", to: .seven)
    }
    #expect(error?.code == .notFound)
    #expect(try await store.outgoing() == [])
    #expect(try await store.waitingCount() == 0)
    await store.close()
  }

  @Test func editingKeepsAndReplacesFiles() async throws {
    let store = try await world.open(inMemory: false)
    let written = try await store.append(
      text: "x", attachments: [.image(path: try world.picture([1]), type: "image/png")],
      sourceGuid: "g1", to: .seven)
    let other = OutgoingAttachment.image(path: try world.picture([2]), type: "image/gif")
    #expect(
      try await store.edit(
        written.localId, text: "y", attachments: [other, written.attachments[0]]))
    let edited = try #require(try await store.outgoing(written.localId))
    #expect(edited.attachments[1] == written.attachments[0] && world.staged.count == 2)
    #expect(try await store.edit(written.localId, text: "z", attachments: []))
    #expect(world.staged == [])
    // Files of a process that was killed before it had recorded them.
    let orphan = ".3B1F8A54-0C7D-4E9B-8A55-2F6D1C0E9A77"
    try Data([9]).write(to: URL(fileURLWithPath: "\(world.stagingFolder)/\(orphan)"))
    _ = try await store.append(
      text: nil, attachments: [other], sourceGuid: "g2", to: .seven)
    try await store.recoverOutbox()
    #expect(world.staged.count == 1 && world.staged != [orphan])
    await store.close()
  }

  /// A message that was being sent when the process ended may have arrived.
  @Test func interruptedSendIsRetried() async throws {
    let first = try await world.open(inMemory: false)
    let written = try await first.append(text: "hi", sourceGuid: "g1", to: .seven)
    let operation = try await first.append(.nickname("7", "Al"))
    _ = try await attempt(first)
    _ = try await attempt(first)
    await first.close()
    let store = try await world.open(inMemory: false)
    #expect(try await store.outgoing(written.localId)?.state == .sending)
    try await store.recoverOutbox()
    #expect(try await store.outgoing(written.localId)?.state == .queued)
    let attempt = try await attempt(store)
    #expect(attempt.mayHaveArrived && attempt.attempts == 2)
    #expect(try message(attempt).0.sourceGuid == "g1")
    #expect(try await store.operations().map(\.id) == [operation])
    await store.close()
  }
}
