import PentadCore
import StellarKit
import TestSupport
import Testing

/// Observed lists: they are read again after each change.
@Suite(.timeLimit(.minutes(15))) struct ObservingTests {
  private static let old = Samples.make("18.06", title: "Linear Algebra", term: "su26")
  private let world = World()

  /// Sets the server's error for every later bookmark.
  private func answerBookmarks(with failure: PentadError) {
    world.server.around { question async throws(PentadError) in
      if question.hasPrefix("subscribe") { throw failure }
    }
  }

  /// A client whose bookmark was refused.
  private func openRefused(_ refusal: PentadError) async throws -> StellarClient {
    let client = try await world.open(inMemory: false)
    try await client.registerDevice()
    try await client.bookmark(World.algebra)
    answerBookmarks(with: refusal)
    #expect(try await client.synchronise() == 1)
    return client
  }

  @Test(arguments: [false, true]) func retriedBookmarkIsPendingAgain(
    byRegistering: Bool
  ) async throws {
    let refusal = PentadError(.unauthorized, "no")
    let client = try await openRefused(refusal)
    var bookmarks = client.observeBookmarks().makeAsyncIterator()
    #expect(await bookmarks.next()?.items.map(\.sync) == [.failed(refusal)])
    answerBookmarks(with: PentadError(.serverUnavailable, "later"))
    if byRegistering {
      try await client.registerDevice()
    } else {
      #expect(try await client.synchronise() == 1)
    }
    #expect(try await client.bookmarks().map(\.sync) == [.waiting])
    #expect(await bookmarks.next()?.items.map(\.sync) == [.waiting])
    await client.close()
  }

  @Test func bookmarkForANewDeviceIsPending() async throws {
    let client = try await world.open(inMemory: false)
    try await client.registerDevice()
    try await client.bookmark(World.algebra)
    #expect(try await client.synchronise() == 0)
    var bookmarks = client.observeBookmarks().makeAsyncIterator()
    #expect(await bookmarks.next()?.items.map(\.sync) == [.done])
    world.server.set { $0.device = StellarDevice(id: "78", passKey: "another") }
    try await client.registerDevice()
    #expect(await bookmarks.next()?.items.map(\.sync) == [.waiting])
    await client.close()
  }

  @Test func withoutRefusalNothingIsReported() async throws {
    let client = try await world.open(inMemory: false)
    try await client.registerDevice()
    try await client.bookmark(World.algebra)
    answerBookmarks(with: PentadError(.serverUnavailable, "later"))
    let stream = client.events()
    #expect(try await client.synchronise() == 1)
    try await client.registerDevice()
    #expect(await client.closing(stream).isEmpty)
  }

  /// A client that has visited a class of the term that ends.
  private func openVisited() async throws -> StellarClient {
    world.server.set {
      $0.term = StellarTerm(code: "su26")
      $0.infos["18.06"] = ClassInfo(masterId: "18.06", content: Self.old, announcements: [])
    }
    let client = try await world.open(inMemory: false)
    _ = await client.stages("18.06")
    return client
  }

  @Test func visitedClassFollowsTheNewTerm() async throws {
    let client = try await openVisited()
    _ = try await client.refreshTerm()
    _ = try await client.classes(in: "18")
    var recent = client.observeRecent().makeAsyncIterator()
    #expect(await recent.next()?.items == [Self.old])
    world.server.set { $0.term = StellarTerm(code: "fa26") }
    _ = try await client.refreshTerm()
    #expect(try await client.recent() == [World.algebra])
    #expect(await recent.next()?.items == [World.algebra])
    await client.close()
  }

  @Test func visitedClassIsUpdatedByABookmark() async throws {
    let client = try await openVisited()
    var recent = client.observeRecent().makeAsyncIterator()
    #expect(await recent.next()?.items == [Self.old])
    try await client.bookmark(World.algebra)
    #expect(try await client.recent() == [World.algebra])
    #expect(await recent.next()?.items == [World.algebra])
    await client.close()
  }
}
