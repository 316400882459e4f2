#if Networking
  import PentadCore
  import ReferenceServer
  import StellarKit
  import Testing

  /// The server is gone: all that was seen is there, and what the user does arrives when it is back.
  @Suite(.timeLimit(.minutes(15))) struct OfflineTests {
    @Test func everythingOnceSeenIsReadable() async throws {
      try await live { live in
        let first = try await live.open()
        let courses = try await first.courses()
        _ = try await first.refreshTerm()
        _ = try await first.loadCatalogue()
        let lists = try await first.classes(in: "18")
        let detail = try #require(await first.stages("18.06").last?.fresh)
        try await first.bookmark(detail.item)
        await first.close()
        await live.server.stop()
        live.advance(days: 100)

        let client = try await live.open()
        let stream = client.events()
        let oldCourses = try await client.courses()
        #expect(oldCourses.value == courses.value && oldCourses.storedAt == courses.storedAt)
        #expect(oldCourses.isStale && oldCourses.origin == .disk)
        let oldLists = try await client.classes(in: "18")
        #expect(oldLists.value == lists.value && oldLists.storedAt == lists.storedAt)
        #expect(oldLists.isStale && oldLists.origin == .disk)
        let failure = await client.stages("18.06").last?.failure
        #expect(failure?.error.code == .connectionRefused)
        #expect(failure?.kept?.news == detail.news)
        #expect(failure?.kept?.infoStoredAt == detail.infoStoredAt)
        #expect(try await client.search("linear").only == detail.item)
        #expect(try await client.search("6.009").only?.masterId == "6.1010")
        #expect(try await client.recent() == [detail.item])
        #expect(try await client.bookmarks().map(\.item) == [detail.item])
        #expect(try await client.announcements(for: "18.06") == detail.news)
        #expect(try await client.term()?.code == "fa26")
        await #expect(throws: PentadError.self) { try await client.refreshTerm() }
        let kept = await client.closing(stream).filter {
          if case .failed(_, _, isKept: true) = $0 { true } else { false }
        }
        #expect(kept.count == 3)
      }
    }

    /// The same server at another address, as after a move between networks.
    @Test func offlineChangesArriveLater() async throws {
      try await live { live in
        let first = try await live.open()
        try await first.registerDevice()
        let classes = try await first.classes(in: "18").value
        try await first.bookmark(classes[1])
        #expect(try await first.synchronise() == 0)
        try live.server.stellar.announce("new", "text", to: "18.06")
        try await first.syncUnread()
        _ = await first.stages("18.06")
        await first.close()

        let offline = try await live.open(at: "http://127.0.0.1:1/stellar/api")
        try await offline.markAllRead("18.06")
        try await offline.bookmark(classes[0])
        #expect(try await offline.synchronise() == 2)
        #expect(try await offline.unreadCounts() == [:])
        await offline.close()
        #expect(live.count("command=markNotificationsAsRead") == 0)

        let client = try await live.open()
        #expect(try await client.bookmarkedIds == ["18.06", "18.03"])
        #expect(try await client.synchronise() == 0)
        #expect(live.count("command=markNotificationsAsRead") == 1)
        try await client.syncUnread()
        #expect(try await client.unreadCounts() == [:])
        try live.server.stellar.announce("for the new one", "text", to: "18.03")
        try await client.syncUnread()
        #expect(try await client.unreadCounts() == ["18.03": 1])
        await client.close()
      }
    }

    /// A server that has lost its devices: nothing is lost here, and a new registration mends it.
    @Test func serverThatLostItsDevices() async throws {
      try await live { live in
        let client = try await live.open { $0.worksByItself = true }
        let stream = client.events()
        try await client.registerDevice()
        let classes = try await client.classes(in: "18").value
        await live.server.stop()
        try await client.bookmark(classes[1])
        #expect(try await client.synchronise() == 1)
        try await live.restart()
        await wait(
          stream,
          for: .bookmarkFailed(
            masterId: "18.06",
            PentadError(
              .unauthorized, "the server does not know this device any more; register it again")))
        #expect(try await client.bookmarkedIds == ["18.06"])
        let again = client.events()
        try await client.registerDevice()
        await wait(again, for: .bookmarkSynchronised(masterId: "18.06"))
        try live.server.stellar.announce("new", "text", to: "18.06")
        try await client.syncUnread()
        #expect(try await client.unreadCounts() == ["18.06": 1])
        await client.close()
      }
    }
  }
#endif
