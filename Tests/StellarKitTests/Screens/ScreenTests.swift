#if Storage
  import PentadCore
  import StellarKit
  import Testing

  /// What the original's screens show.
  @Suite struct ScreenTests {
    private let world = World()

    @Test func withoutBookmarksTheirSectionIsMissing() async throws {
      let client = try await world.open()
      let courses = try await client.courses().value
      let empty = StellarMainTable(bookmarks: try await client.bookmarks(), courses: courses)
      #expect(empty.sections == [.groups(StellarCourseGroup.groups(of: courses))])
      try await client.bookmark(World.algebra)
      try await client.bookmark(World.circuits)
      let table = StellarMainTable(bookmarks: try await client.bookmarks(), courses: courses)
      guard case .bookmarks(let bookmarks) = table.sections.first else {
        Issue.record("no bookmarks")
        return
      }
      #expect(table.sections.count == 2 && bookmarks.map(\.item.masterId) == ["6.002", "18.06"])
    }

    @Test func oldNewsIsShownOnceTheServerHasFailed() async throws {
      let client = try await world.open()
      var screen = StellarDetailScreen(World.algebra)
      #expect(screen.newsMessage == "Announcements loading..." && screen.tabs == [.news])
      for update in await client.stages("18.06") { screen.apply(update) }
      #expect(screen.newsMessage == nil && screen.news.count == 1)
      world.goOffline()
      let stages = await client.stages("18.06")
      screen = StellarDetailScreen(World.algebra)
      screen.apply(stages[0])
      #expect(screen.newsState == .loading && screen.news.isEmpty)
      screen.apply(stages[1])
      #expect(screen.newsMessage == "Failed to load announcements" && screen.news.count == 1)
      world.goOffline(false)
      world.server.set { $0.infos = [:] }
      for update in await client.stages("18.06") { screen.apply(update) }
      #expect(screen.newsMessage?.hasPrefix("This is probably an old class") == true)
    }

    @Test func tabsAndStaff() {
      let staff = ["Zoe", "Ada"].map { StellarStaffMember(name: $0, role: .instructor) }
      let screen = StellarDetailScreen(
        StellarClass(masterId: "1.1", name: "1.1", title: "", blurb: "About.", staff: staff))
      #expect(screen.tabs == [.news, .info, .staff])
      #expect(screen.staff(.instructor).map(\.name) == ["Ada", "Zoe"])
      #expect(screen.staff(.assistant) == [])
    }
  }
#endif
