import PentadCore
import Testing

@testable import AstroKit

@Suite struct AlertTests {
  let clock = ManualClock(Instant(milliseconds: 1_000_000))

  func handler(_ store: AstroStore = .inMemory()) async throws -> MasterDataHandler {
    try await MasterDataHandler(source: ScriptedSource(), store: store, clock: clock)
  }

  func moment(_ seconds: Int64) -> Instant { Instant(milliseconds: 1_000_000 + seconds * 1_000) }

  @Test func theyComeInTheOrderOfTheirTimes() async throws {
    let handler = try await handler()
    for (seconds, message) in [(30, "c"), (-5, "a"), (10, "b"), (10, "b2")] as [(Int64, String)] {
      try await handler.registerAlert(on: moment(seconds), message: message)
    }
    var reader = handler.dueAlerts().makeAsyncIterator()
    #expect(try await reader.next()?.message == "a", "missed before anybody read")
    #expect(try await handler.nextAlert() == moment(10))
    let waiting = Task { [handler] in
      var messages: [String] = []
      for try await alert in handler.dueAlerts() {
        messages.append(alert.message)
        if messages.count == 3 { break }
      }
      return messages
    }
    await clock.someoneSleeps()
    clock.move(to: moment(10))
    await clock.someoneSleeps()
    clock.move(to: moment(60))
    #expect(try await waiting.value == ["b", "b2", "c"])
  }

  @Test func anEarlierOneWakesTheReader() async throws {
    let handler = try await handler()
    try await handler.registerAlert(on: moment(1_000), message: "later")
    let waiting = Task { [handler] in
      var reader = handler.dueAlerts().makeAsyncIterator()
      return try await reader.next()?.message
    }
    await clock.someoneSleeps()
    try await handler.registerAlert(on: moment(-1), message: "overdue")
    #expect(try await waiting.value == "overdue")
  }

  @Test func aRemovedOneDoesNotCome() async throws {
    let handler = try await handler()
    let first = try await handler.registerAlert(on: moment(5), message: "gone")
    try await handler.registerAlert(on: moment(6), message: "stays")
    try await handler.deregisterAlert(first.id)
    await #expect { try await handler.deregisterAlert(first.id) } throws: {
      ($0 as? PentadError)?.code == .notFound
    }
    clock.move(to: moment(10))
    var reader = handler.dueAlerts().makeAsyncIterator()
    #expect(try await reader.next()?.message == "stays")
  }

  /// An alert that was not finished is delivered again; a finished one is gone.
  @Test func oneThatWasCutShortComesAgain() async throws {
    let handler = try await handler()
    for number in 1...3 { try await handler.registerAlert(on: moment(0), message: "\(number)") }
    for try await alert in handler.dueAlerts() where alert.message == "2" { break }
    #expect(try await handler.alerts().map(\.message) == ["2", "3"])
    var reader = handler.dueAlerts().makeAsyncIterator()
    #expect(try await reader.next()?.message == "2")
  }

  @Test func twoReadersShareThem() async throws {
    let handler = try await handler()
    for number in 1...20 { try await handler.registerAlert(on: moment(0), message: "\(number)") }
    let seen = Messages()
    let readers = (0..<2).map { _ in
      Task { [handler] in
        for try await alert in handler.dueAlerts() {
          seen.note(alert.message)
        }
      }
    }
    await seen.reach(20)
    for reader in readers { reader.cancel() }
    for reader in readers { try await reader.value }
    #expect(Set(seen.all) == Set((1...20).map { "\($0)" }) && seen.all.count == 20)
  }

  @Test func readingEndsWithItsTaskAndWithTheStore() async throws {
    let handler = try await handler()
    let reading = (0..<2).map { _ in
      Task { [handler] in
        var reader = handler.dueAlerts().makeAsyncIterator()
        return try await reader.next()
      }
    }
    try await handler.registerAlert(on: moment(100), message: "never")
    await clock.someoneSleeps()
    reading[0].cancel()
    #expect(try await reading[0].value == nil)
    await handler.store.close()
    #expect(try await reading[1].value == nil)
  }

  @Test func theyAreFoundByTheDateOfThePlace() async throws {
    let handler = try await handler()
    try await handler.locations.update(SampleDays.kolkata)
    let date = SampleDays.date("2026-11-14")
    let zone = SampleDays.kolkata.timeZone
    for hour in [-0.01, 0, 12, 23.99, 24] {
      try await handler.registerAlert(
        on: SampleDays.instant(date, hour, zone), message: "\(hour)")
    }
    #expect(try await handler.alerts(on: date).map(\.message) == ["0.0", "12.0", "23.99"])
  }

  @Test func invalidAlertsAreRefused() async throws {
    let handler = try await handler()
    for julianDay in [Double.nan, .infinity, 1e300] {
      await #expect(throws: PentadError.self) {
        try await handler.registerAlert(on: Instant(julianDay: julianDay), message: "")
      }
    }
    await #expect(throws: PentadError.self) {
      try await handler.registerAlert(
        on: moment(0), message: String(repeating: "x", count: 4_097))
    }
    await expect(throwing: .invalid) {
      try await handler.registerAlert(on: moment(0), message: "a\0b")
    }
    #expect(try await handler.alerts().isEmpty)
  }
}
