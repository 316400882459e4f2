import PentadCore
import StellarKit
import TestSupport
import Testing

/// The server has accepted an operation, and the store could not record it.
@Suite(.timeLimit(.minutes(15))) struct UnnotedOutcomeTests {
  private static let full = PentadError(.diskFull, "there is no room for a moment")
  private let world = World()

  /// The outcome is noted later, and the change is not sent again; it holds up no later change of its class.
  @Test func unrecordedOutcomeIsRecordedLaterAndNotResent() async throws {
    let isFailing = Lock(false)
    let client = try await world.open {
      $0.worksByItself = true
      // Every step fails until the failure is reported: bookmark() reads the store meanwhile.
      $0.beforeStep = { if isFailing.withLock({ $0 }) { throw Self.full } }
    }
    let stream = client.events()
    try await client.registerDevice()
    let question = "subscribe 18.06 fa26"
    world.server.around { [server = world.server] asked async throws(PentadError) in
      guard asked == question else { return }
      if server.asked.filter({ $0 == question }).count == 1 { isFailing.withLock { $0 = true } }
    }
    try await client.bookmark(World.algebra)
    for await published in stream {
      if published.event == .storeFailed(Self.full) { break }
    }
    isFailing.withLock { $0 = false }
    #expect(try await client.synchronise() == 0)
    #expect(world.server.asked.filter { $0 == question }.count == 1)
    #expect(try await client.bookmarks().map(\.sync) == [.done])
    try await client.removeBookmark("18.06")
    #expect(try await client.synchronise() == 0)
    #expect(world.server.subscribed == [])
    await client.close()
  }
}
