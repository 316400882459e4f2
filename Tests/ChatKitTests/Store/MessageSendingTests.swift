import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// A message in doubt is on the server exactly once, even if this machine or its store fails.
@Suite(.timeLimit(.minutes(15))) struct MessageSendingTests {
  private let world = StoreWorld()
  private let sleep = Sleep()

  /// The difference between the wall clock and the clock that stops while the machine sleeps.
  private final class Sleep: Sendable { let length = Lock<Int64>(0) }

  private func sending(_ store: ChatStore, _ rig: APIRig) -> MessageSending {
    let (clock, sleep) = (world.time.source, sleep)
    let time = TimeSource(
      uptime: clock.uptime, date: { clock.date() + sleep.length.withLock { $0 } },
      sleep: clock.sleep)
    let sync = ChatSync(api: rig.api, store: store)
    return MessageSending(store: store, sync: sync, time: time, rhythm: ChatRhythm())
  }

  /// Tries what is next and notes what comes of it; the outcome.
  ///
  /// - Parameter start: called when it is taken out of the store.
  private func turn(
    _ store: ChatStore, _ sending: MessageSending, _ start: () -> Void = {}
  ) async throws -> ChatOutcome? {
    guard case .send(let attempt) = try await store.nextStep(),
      case .message(let message, let head) = attempt.work
    else { throw PentadError(.internal, "there is nothing to send") }
    start()
    let outcome = await sending.send(message, head: head, attempt)
    if let outcome { try await store.settle(attempt, outcome) }
    return outcome
  }

  private func posts(_ rig: APIRig) -> Int { rig.asked.count { $0.hasPrefix("POST") } }

  @Test(arguments: [0, 3_600_000, -3_600_000])
  func afterTheMachineSleptItIsLookedFor(_ asleep: Int64) async throws {
    let store = try await world.open()
    let rig = try GroupServer(lines: [], answer: nil).rig()
    let sending = sending(store, rig)
    _ = try await store.append(text: "once", sourceGuid: "guid-1", to: .seven)
    _ = try await turn(store, sending)
    sleep.length.withLock { $0 = asleep }
    world.time.advance(2_000)
    guard case .retry = try await turn(store, sending) else {
      Issue.record("its fate is known")
      return
    }
    // Within seconds it is sent again as it is; the server knows its name still.
    #expect(posts(rig) == (asleep == 0 ? 2 : 1))
  }

  /// The cache was cleared between the attempt and the lookup, or the file was damaged, and the
  /// process was restarted.
  @Test(arguments: [true, false])
  func messageIsFoundBelowTheStoredRange(_ hasArrived: Bool) async throws {
    let store = try await world.open()
    let before = (1...50).map { Line(Int64($0)) }
    let mine = hasArrived ? [Line(51, "once", by: "101", guid: "mine")] : []
    let after = (60...400).map { Line(Int64($0)) }
    try await store.ingest(.answer(before.reversed()), in: .seven, .newest)
    let rig = try GroupServer(lines: before, answer: nil).rig()
    let sent = try await store.append(text: "once", sourceGuid: "mine", to: .seven)
    _ = try await turn(store, sending(store, rig))
    #expect(posts(rig) == 1)
    try await store.clearCache()
    world.time.advance(120_000)
    let later = try GroupServer(lines: before + mine + after, answer: nil).rig()
    #expect((try await turn(store, sending(store, later)) == nil) == hasArrived)
    #expect(posts(later) == (hasArrived ? 0 : 1))
    #expect((try await store.outgoing(sent.localId) == nil) == hasArrived)
  }

  /// The conversation was unknown, and more messages followed than the server returns at once. The
  /// server had reported the newest message before, or had refused to.
  @Test(arguments: [true, false], [true, false])
  func messageIsFoundInAnUnknownConversation(_ isTold: Bool, _ hasArrived: Bool) async throws {
    let store = try await world.open()
    let before = (1...150).map { Line(Int64($0)) }
    let mine = hasArrived ? [Line(151, "once", by: "101", guid: "mine")] : []
    let after = (152...400).map { Line(Int64($0)) }
    let rig = try GroupServer(lines: before, answer: nil).rig { _ in
      isTold ? nil : .text(403, "")
    }
    let sent = try await store.append(text: "once", sourceGuid: "mine", to: .seven)
    _ = try await turn(store, sending(store, rig))
    #expect(posts(rig) == 1)
    try await store.clearCache()
    world.time.advance(120_000)
    let later = try GroupServer(lines: before + mine + after, answer: nil).rig()
    #expect((try await turn(store, sending(store, later)) == nil) == hasArrived)
    #expect(posts(later) == (hasArrived ? 0 : 1))
    #expect((try await store.outgoing(sent.localId) == nil) == hasArrived)
  }

  /// Older messages would not distinguish it from the new one.
  @Test(arguments: [429, 500, 503, 504])
  func nothingIsSentToAnUnreadableConversation(_ status: Int) async throws {
    let store = try await world.open()
    let server = GroupServer(lines: [Line(1)], answer: nil)
    let rig = try server.rig { _ in .text(status, "") }
    _ = try await store.append(text: "once", sourceGuid: "mine", to: .seven)
    guard case .retry(_, _, mayHaveArrived: false) = try await turn(store, sending(store, rig))
    else {
      Issue.record("it is not tried again")
      return
    }
    #expect(posts(rig) == 0)
    // The newest message is known meanwhile: no further request is needed.
    try await store.ingest(.ids(1), in: .seven, .newest)
    try await store.hurry()
    let later = try server.rig()
    _ = try await turn(store, sending(store, later))
    #expect(posts(later) == 1 && later.asked.count == 1)
    guard case .send(let attempt) = try await hurried(store),
      case .message(_, let head) = attempt.work
    else {
      Issue.record("there is nothing to send")
      return
    }
    #expect(head == MessageID(1))
  }

  /// The server does not report a gap below the range that was known before.
  @Test(arguments: [true, false])
  func oldGapDoesNotBlockSending(_ hasArrived: Bool) async throws {
    let store = try await world.open()
    try await store.ingest(.answer((1...10).map { Line(Int64($0)) }), in: .seven, .after(.first))
    let lines = (60...70).map { Line(Int64($0)) }
    try await store.ingest(.answer(lines.reversed()), in: .seven, .newest)
    _ = try await store.append(text: "once", sourceGuid: "mine", to: .seven)
    _ = try await turn(store, sending(store, GroupServer(lines: lines, answer: nil).rig()))
    world.time.advance(120_000)
    let mine = hasArrived ? [Line(71, "once", by: "101", guid: "mine")] : []
    let later = try GroupServer(lines: lines + mine, answer: nil).rig { url in
      url.contains("after_id=10&") ? .text(400, "") : nil
    }
    #expect((try await turn(store, sending(store, later)) == nil) == hasArrived)
    #expect(posts(later) == (hasArrived ? 0 : 1))
    #expect(try await store.gaps(in: .seven).map(\.before) == [MessageID(60)])
  }

  private func hurried(_ store: ChatStore) async throws -> ChatSendingStep {
    try await store.hurry()
    return try await store.nextStep()
  }

  /// The server has reported an empty conversation: it was asked for a message once.
  @Test func inAnEmptyConversationEachMessageIsAskedForOnce() async throws {
    let store = try await world.open()
    let rig = try GroupServer(lines: [], answer: nil).rig()
    for guid in ["one", "two"] {
      let sent = try await store.append(text: guid, sourceGuid: guid, to: .seven)
      let sending = sending(store, rig)
      for _ in 0..<2 {
        _ = try await turn(store, sending)
        try await store.hurry()
      }
      try await store.cancel(sent.localId)
      // A message that was never accepted leaves nothing behind.
      #expect(try await store.groups().isEmpty)
      #expect(try await store.chats().isEmpty)
    }
    #expect(rig.asked.map { $0.prefix(4) } == ["GET ", "POST", "POST", "GET ", "POST", "POST"])
  }

  /// The lookup did not find it, and the second attempt was refused. It is not on the server, so it
  /// can be edited.
  @Test func messageRefusedAfterTheLookupCanBeEdited() async throws {
    let store = try await world.open()
    let rig = try GroupServer(lines: [Line(1)], answer: nil).rig()
    let sent = try await store.append(text: "once", sourceGuid: "mine", to: .seven)
    _ = try await turn(store, sending(store, rig))
    #expect(try await !store.edit(sent.localId, text: "twice", attachments: []))
    world.time.advance(120_000)
    let refusal = #"{"meta":{"code":400,"errors":["no"]}}"#
    let later = try GroupServer(lines: [Line(1)], answer: refusal, status: 400).rig()
    guard case .rejected = try await turn(store, sending(store, later)) else {
      Issue.record("it is not refused")
      return
    }
    #expect(posts(later) == 1)
    #expect(try await store.edit(sent.localId, text: "twice", attachments: []))
  }

  // MARK: Refused tokens

  /// Returns the outcome of a refused token that is valid or is not.
  private static func refusal(_ isGood: Bool, _ mayHaveArrived: Bool) -> ChatOutcome {
    let said = "the server does not accept the token: sign in again (401)"
    guard isGood else {
      let error = PentadError(.signInRequired, said)
      return .retry(error, after: 60_000, mayHaveArrived: mayHaveArrived)
    }
    let error = PentadError(.notAllowed, said)
    return mayHaveArrived ? .retry(error, after: nil, mayHaveArrived: true) : .rejected(error)
  }

  private static func me(_ isGood: Bool) -> TransportResponse {
    isGood ? .text(200, GroupMeSamples.answer(GroupMeSamples.user)) : .text(401, "")
  }

  /// The picture service alone refuses a good token: that is no reason to leave all else unsent.
  @Test(arguments: [true, false]) func aPictureIsRefused(_ isGood: Bool) async throws {
    let store = try await world.open()
    try await store.ingest(.ids(1), in: .seven, .newest)
    let rig = try APIRig { request, _ in
      request.url.string.hasSuffix("/users/me") ? Self.me(isGood) : .text(401, "")
    }
    _ = try await store.append(
      text: "look", attachments: [.image(path: try world.picture([7]), type: "image/png")],
      sourceGuid: "mine", to: .seven)
    let outcome = try await turn(store, sending(store, rig))
    #expect(outcome == Self.refusal(isGood, false))
    #expect(posts(rig) == 1)
  }

  @Test(arguments: [true, false]) func theLookIsRefused(_ isGood: Bool) async throws {
    let store = try await world.open()
    try await store.ingest(.ids(1), in: .seven, .newest)
    _ = try await store.append(text: "once", sourceGuid: "mine", to: .seven)
    let rig = try GroupServer(lines: [Line(1)], answer: nil).rig()
    _ = try await turn(store, sending(store, rig))
    world.time.advance(120_000)
    let later = try GroupServer(lines: [Line(1)]).rig { url in
      url.hasSuffix("/users/me") ? Self.me(isGood) : .text(401, "")
    }
    #expect(try await turn(store, sending(store, later)) == Self.refusal(isGood, true))
    #expect(posts(later) == 0)
  }

  /// Another process locks the store: the server has received nothing, and has refused nothing.
  @Test func busyStoreIsNotARefusal() async throws {
    let isBusy = Lock(false)
    let error = PentadError(.storeBusy, "the store is busy with another writer; try again")
    let store = try await world.open {
      let fails = isBusy.withLock { isBusy in
        defer { isBusy = false }
        return isBusy
      }
      if fails { throw error }
    }
    let rig = try GroupServer(lines: [Line(1)]).rig()
    _ = try await store.append(text: "once", sourceGuid: "mine", to: .seven)
    let outcome = try await turn(store, sending(store, rig)) { isBusy.withLock { $0 = true } }
    #expect(outcome == .retry(error, after: nil, mayHaveArrived: false))
    #expect(posts(rig) == 0)
    #expect(try await store.outgoing().map(\.state) == [.queued])
  }
}
