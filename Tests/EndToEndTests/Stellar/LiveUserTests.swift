#if Networking
  import Foundation
  import PentadCore
  import ReferenceServer
  import StellarKit
  import Testing

  /// The user's own at a real server: bookmarks, what is unread, terms and the timetable.
  @Suite(.timeLimit(.minutes(15))) struct LiveUserTests {
    @Test func bookmarksAreSentAndUnreadNoticesFetched() async throws {
      try await live { live in
        let client = try await live.open()
        try await client.registerDevice(token: "t", appId: "pentad")
        let classes = try await client.classes(in: "18").value
        try await client.bookmark(classes[1])
        #expect(try await client.bookmarks().map(\.sync) == [.waiting])
        #expect(try await client.synchronise() == 0)
        #expect(try await client.bookmarks().map(\.sync) == [.done])
        try live.server.stellar.announce("new", "text", to: "18.06")
        try live.server.stellar.announce("other", "text", to: "18.03")
        try await client.syncUnread()
        #expect(try await client.unreadCounts() == ["18.06": 1])
        _ = await client.stages("18.06")
        #expect(try await client.unreadCounts() == ["18.06": 3])

        try await client.markAllRead("18.06")
        #expect(try await client.unreadCounts() == [:])
        #expect(try await client.synchronise() == 0)
        #expect(live.count("command=markNotificationsAsRead") == 1)
        try await client.syncUnread()
        #expect(try await client.unreadCounts() == [:])

        try await client.removeBookmark("18.06")
        #expect(try await client.synchronise() == 0)
        try live.server.stellar.announce("unheard", "text", to: "18.06")
        try await client.bookmark(classes[1])
        try await client.syncUnread()
        #expect(try await client.unreadCounts() == [:])
        // The secret went in bodies alone.
        #expect(!live.server.log.contains { $0.query.contains("pass_key") })
        await client.close()
      }
    }

    @Test func bookmarksAreSentInAutomaticMode() async throws {
      try await live { live in
        let client = try await live.open { $0.worksByItself = true }
        let stream = client.events()
        try await client.registerDevice()
        live.server.inject(Fault(.status(503, retryAfter: 1), query: "command=myStellar", count: 1))
        try await client.bookmark(try await client.classes(in: "18").value[1])
        await wait(stream, for: .bookmarkSynchronised(masterId: "18.06"))
        #expect(live.count("command=myStellar") == 2)
        await client.close()
      }
    }

    @Test func forgottenDeviceIsReportedAndRegistersAgain() async throws {
      try await live { live in
        let client = try await live.open()
        let stream = client.events()
        try await client.registerDevice()
        live.server.stellar.expireDevices()
        try await client.bookmark(try await client.classes(in: "18").value[1])
        #expect(try await client.synchronise() == 1)
        guard case .failed(let error?) = try await client.bookmarks().first?.sync else {
          Issue.record("no failure")
          return
        }
        #expect(error.code == .unauthorized)
        let unread = await #expect(throws: PentadError.self) { try await client.syncUnread() }
        #expect(unread?.code == .unauthorized)
        try await client.registerDevice()
        #expect(try await client.synchronise() == 0)
        let events = await client.closing(stream)
        #expect(events.contains(.bookmarkFailed(masterId: "18.06", error)))
        #expect(events.contains(.bookmarkSynchronised(masterId: "18.06")))
      }
    }

    @Test func aDeviceInThePlaceOfAForgottenOneFollowsWhatIsBookmarked() async throws {
      try await live { live in
        let client = try await live.open()
        try await client.registerDevice()
        let classes = try await client.classes(in: "18").value
        for item in classes { try await client.bookmark(item) }
        try await client.removeBookmark("18.03")
        #expect(try await client.synchronise() == 0)
        live.server.stellar.expireDevices()
        try await client.registerDevice()
        #expect(try await client.synchronise() == 0)
        try live.server.stellar.announce("new", "text", to: "18.06")
        try live.server.stellar.announce("new", "text", to: "18.03")
        try await client.syncUnread()
        #expect(try await client.unreadCounts() == ["18.06": 1])
        await client.close()
      }
    }

    @Test func newTermArchivesBookmarksAndIsReportedOnce() async throws {
      try await live { live in
        let client = try await live.open()
        _ = try await client.refreshTerm()
        let old = try await client.classes(in: "18").value
        try await client.bookmark(old[1])
        let stream = client.events()
        live.server.stellar.begin(term: "sp27", dropping: ["18.03"])
        #expect(try await client.refreshTerm().removed == [old[1]])
        #expect(try await client.refreshTerm().removed == [])
        #expect(try await client.bookmarks() == [])
        #expect(try await client.archivedBookmarks().map(\.item) == [old[1]])
        let new = try await client.classes(in: "18").value
        #expect(new.map(\.term?.code) == ["sp27", "sp27"])
        #expect(new.map(\.masterId) == ["18.06", "18.UR"])
        try await client.bookmark(new[0])
        #expect(try await client.bookmarks().map(\.item) == [new[0]])
        #expect(try await client.archivedBookmarks().map(\.item) == [old[1]])

        live.server.stellar.begin(term: "Michaelmas")
        #expect(try await client.refreshTerm().new.text == "Michaelmas")
        let told = await client.closing(stream).filter {
          if case .termChanged = $0 { true } else { false }
        }
        #expect(
          told == [
            .termChanged(StellarTerm(code: "sp27"), removed: ["18.06"]),
            .termChanged(StellarTerm(code: "Michaelmas"), removed: ["18.06"]),
          ])
      }
    }

    @Test func conflictsAndTheCalendarOfBookmarks() async throws {
      try await live { live in
        let client = try await live.open()
        _ = try await client.refreshTerm()
        for (course, place) in [("18", 1), ("6", 0), ("8", 1)] {
          try await client.bookmark(try await client.classes(in: course).value[place])
        }
        let conflicts = try await client.conflicts()
        #expect(conflicts.count == 1)
        #expect(
          Set(conflicts.flatMap { [$0.first.masterId, $0.second.masterId] }) == ["18.06", "6.002"])
        await live.server.stop()
        let text = try await client.iCalendarOfBookmarks()
        #expect(text.components(separatedBy: "BEGIN:VEVENT").count == 4)
        #expect(text.contains("RRULE:FREQ=WEEKLY") && text.contains("LOCATION:2-131"))
        await client.close()
      }
    }
  }
#endif
