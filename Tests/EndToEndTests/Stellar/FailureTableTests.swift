#if Networking
  import PentadCore
  import ReferenceServer
  import StellarKit
  import Testing

  /// After every failure between client and server, each request ends with its error, earlier
  /// results are available and marked as stale, and the store is unchanged.
  @Suite(.serialized, .timeLimit(.minutes(15))) struct FailureTableTests {
    /// The earlier content of a screen.
    private struct Shown {
      let courses: [StellarCourse]
      let classes: [StellarClass]
      let detail: StellarClassDetail
    }

    private func fill(_ live: Live) async throws -> Shown {
      let client = try await live.open()
      try await client.registerDevice()
      _ = try await client.refreshTerm()
      let courses = try await client.courses().value
      let classes = try await client.classes(in: "18").value
      try await client.bookmark(classes[1])
      #expect(try await client.synchronise() == 0)
      let detail = try #require(await client.stages("18.06").last?.fresh)
      try await client.markRead(detail.news[0].announcement, of: "18.06")
      let shown = try #require(await client.stages("18.06").last?.fresh)
      await client.close()
      live.advance(days: 40)
      return Shown(courses: courses, classes: classes, detail: shown)
    }

    private func code(_ body: () async throws -> Void) async -> PentadError.Code? {
      do {
        try await body()
        return nil
      } catch {
        return (error as? PentadError)?.code
      }
    }

    /// Makes every request, and returns the result of each.
    private func askAll(
      _ client: StellarClient, _ shown: Shown
    ) async throws -> [Question: PentadError.Code] {
      let stream = client.events()
      var codes: [Question: PentadError.Code] = [:]
      let courses = try await client.courses()
      #expect(courses.value == shown.courses && courses.isStale)
      let classes = try await client.classes(in: "18")
      #expect(classes.value == shown.classes && classes.isStale)
      let failure = await client.stages("18.06").last?.failure
      #expect(failure?.kept == shown.detail)
      codes[.info] = failure?.error.code
      codes[.search] = await code { _ = try await client.search("circuits") }
      codes[.term] = await code { _ = try await client.refreshTerm() }
      codes[.catalogue] = await code { _ = try await client.loadCatalogue() }
      codes[.notices] = await code { try await client.syncUnread() }
      #expect(try await client.search("linear").only == shown.detail.item)
      #expect(try await client.bookmarks().map(\.sync) == [.done])
      #expect(try await client.announcements(for: "18.06") == shown.detail.news)
      for event in await client.closing(stream) {
        if case .failed(let subject, let error, isKept: true) = event {
          switch subject {
          case .courses: codes[.courses] = error.code
          case .classes: codes[.classes] = error.code
          default: break
          }
        }
      }
      return codes
    }

    @Test(arguments: Failure.table) func nothingThatWasShownDisappears(
      _ failure: Failure
    ) async throws {
      try await live { live in
        let shown = try await fill(live)
        let rows = try await live.rows()
        #expect(rows.last == "ok")
        if let fault = failure.fault { live.server.inject(fault) }
        let client = try await live.open(at: failure.endpoint, deadline: failure.deadline)
        let codes = try await askAll(client, shown)
        for question in Question.allCases {
          #expect(codes[question] ?? .ok == failure.code(question), "\(question)")
        }
        #expect(try await live.rows() == rows)

        live.server.removeFaults()
        let again = try await live.open()
        #expect(try await again.courses().origin == .source)
        #expect(try await again.classes(in: "18").value == shown.classes)
        #expect(await again.stages("18.06").last?.fresh?.news == shown.detail.news)
        #expect(try await again.refreshTerm().isChanged == false)
        await again.close()
      }
    }

    /// A bookmark made meanwhile is kept, and sent when it can be.
    @Test(arguments: Failure.table) func aBookmarkMadeMeanwhileArrives(
      _ failure: Failure
    ) async throws {
      try await live { live in
        let shown = try await fill(live)
        if let fault = failure.fault { live.server.inject(fault) }
        let client = try await live.open(at: failure.endpoint, deadline: failure.deadline)
        try await client.bookmark(shown.classes[0])
        _ = try await client.synchronise()
        #expect(try await client.bookmarkedIds == ["18.06", "18.03"])
        await client.close()

        live.server.removeFaults()
        let again = try await live.open()
        #expect(try await again.bookmarkedIds == ["18.06", "18.03"])
        #expect(try await again.synchronise() == 0)
        try live.server.stellar.announce("new", "text", to: "18.03")
        try await again.syncUnread()
        #expect(try await again.unreadCounts()["18.03"] == 1)
        await again.close()
      }
    }

    /// Another host answers the questions that hold no secret; those that do are not asked there.
    @Test func aRedirectToAnotherHost() async throws {
      try await live { live in
        let shown = try await fill(live)
        let rows = try await live.rows()
        let portal = try await ReferenceServer.start(catalogue: Small.catalogue)
        live.server.inject(Fault(.redirect(to: portal.url + "/sign-in")))
        let client = try await live.open()
        let codes = try await askAll(client, shown)
        for question in Question.allCases {
          #expect(codes[question] == .refused, "\(question)")
        }
        #expect(portal.log.count > 4 && portal.log.allSatisfy { $0.method == "GET" })
        #expect(try await live.rows() == rows)
        await portal.stop()
      }
    }
  }
#endif
