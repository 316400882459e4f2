#if Storage
  import PentadCore
  import StellarKit
  import TestSupport
  import Testing

  /// A class that is there in the term that ends and in the next one.
  @Suite struct TwoTermsTests {
    private static let old = Samples.make("18.06", title: "Linear Algebra", term: "su26")
    private static let new = Samples.make("18.06", title: "Linear Algebra", term: "fa26")
    private let world = World()

    /// A client in the old term, whose bookmark of the class the server knows.
    private func openInOldTerm() async throws -> StellarClient {
      world.server.set { $0.term = StellarTerm(code: "su26") }
      let client = try await world.open()
      try await client.registerDevice()
      _ = try await client.refreshTerm()
      try await client.bookmark(Self.old)
      #expect(try await client.synchronise() == 0)
      return client
    }

    // MARK: Bookmarks

    @Test func theNewBookmarkIsSentWhenTheOldOneIsArchived() async throws {
      let client = try await openInOldTerm()
      try await client.bookmark(Self.new)
      world.server.set { $0.term = StellarTerm(code: "fa26") }
      #expect(try await client.refreshTerm().removed == [Self.old])
      let bookmarks = try await client.bookmarks()
      #expect(bookmarks.map(\.item) == [Self.new] && bookmarks.map(\.sync) == [.waiting])
      #expect(try await client.synchronise() == 0)
      #expect(world.server.asked.last == "subscribe 18.06 fa26")
      #expect(try await client.bookmarks().map(\.sync) == [.done])
    }

    /// What waits for the old one is given up.
    @Test func onlyWhatIsOfTheOldTermIsGivenUp() async throws {
      world.server.set { $0.term = StellarTerm(code: "su26") }
      let client = try await world.open()
      _ = try await client.refreshTerm()
      for item in [Self.old, Self.new] { try await client.bookmark(item) }
      world.server.set { $0.term = StellarTerm(code: "fa26") }
      _ = try await client.refreshTerm()
      try await client.registerDevice()
      world.server.forget()
      #expect(try await client.synchronise() == 0)
      #expect(world.server.asked == ["subscribe 18.06 fa26"])
    }

    @Test func eachBookmarkSaysHowFarItHasCome() async throws {
      let client = try await openInOldTerm()
      let refusal = PentadError(.unauthorized, "no")
      world.server.around { question async throws(PentadError) in
        if question == "subscribe 18.06 fa26" { throw refusal }
      }
      try await client.bookmark(Self.new)
      #expect(try await client.bookmarks().map(\.sync) == [.done, .waiting])
      #expect(try await client.synchronise() == 1)
      #expect(try await client.bookmarks().map(\.sync) == [.done, .failed(refusal)])
    }

    @Test func bothAreTakenBack() async throws {
      let client = try await openInOldTerm()
      try await client.bookmark(Self.new)
      #expect(try await client.synchronise() == 0)
      world.server.forget()
      try await client.removeBookmark("18.06")
      #expect(try await client.synchronise() == 0)
      #expect(
        world.server.asked.sorted() == ["unsubscribe 18.06 fa26", "unsubscribe 18.06 su26"])
    }

    @Test func aNewDeviceIsToldOfBoth() async throws {
      let client = try await openInOldTerm()
      try await client.bookmark(Self.new)
      #expect(try await client.synchronise() == 0)
      world.server.set { $0.device = StellarDevice(id: "78", passKey: "another") }
      try await client.registerDevice()
      #expect(try await client.synchronise() == 0)
      #expect(world.server.told["78"] == ["18.06", "18.06"])
    }

    /// A code without a letter is no term.
    @Test func aBookmarkOfAnEmptyTerm() async throws {
      let client = try await world.open()
      try await client.registerDevice()
      try await client.bookmark(Samples.make("18.06", term: ""))
      #expect(try await client.bookmarks().map(\.sync) == [.waiting])
      #expect(try await client.synchronise() == 0)
      #expect(world.server.asked.last == "subscribe 18.06 fa26")
    }
  }
#endif
