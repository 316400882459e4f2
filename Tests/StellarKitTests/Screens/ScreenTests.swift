import PentadCore
import StellarKit
import TestSupport
import Testing

/// The content of the original's screens.
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

  @Test func aGroupHasARowForEachCourse() throws {
    let group = StellarCourseGroup.groups(of: Samples.courses("10 2A 2"))[0]
    let screen = StellarCoursesScreen(group)
    #expect(screen.title == "Courses 2-10")
    #expect(screen.rows.map(\.label) == ["Course 2", "Course 2A", "Course 10"])
    #expect(screen.rows.map(\.course) == group.courses)
  }

  // MARK: The classes of a course

  @Test func theStoredListIsShownWhileTheServerIsAsked() async throws {
    let client = try await world.open()
    var screen = StellarClassesScreen(course: "18")
    #expect(screen.title == "Course 18" && screen.state == .loading)
    #expect(screen.classes == [] && screen.storedAt == nil)
    var updates = await client.lists("18")
    screen.apply(updates[0])
    #expect(updates.count == 1 && screen.state == .loaded)
    #expect(screen.classes.map(\.masterId) == ["18.03", "18.06"])
    let first = world.time.source.date()
    #expect(screen.storedAt == first)
    world.time.advance(3 * World.day)
    let renamed = Samples.make("18.06", title: "Matrices")
    world.server.set { $0.classes["18"] = [renamed] }
    updates = await client.lists("18")
    screen = StellarClassesScreen(course: "18")
    screen.apply(updates[0])
    #expect(screen.state == .loading && screen.classes.count == 2 && screen.storedAt == first)
    screen.apply(updates[1])
    #expect(updates.count == 2 && screen.state == .loaded && screen.classes == [renamed])
  }

  @Test func aListThatIsNewEnoughIsTheAnswer() async throws {
    let client = try await world.open()
    _ = try await client.classes(in: "18")
    world.server.forget()
    let stored = await client.lists("18")
    guard case .fresh(let list) = stored.last, stored.count == 1 else {
      Issue.record("\(stored)")
      return
    }
    #expect(list.origin == .disk && world.server.asked == [])
    let asked = await client.lists("18", reload: true)
    guard case .cached(let old) = asked.first, case .fresh(let new) = asked.last else {
      Issue.record("\(asked)")
      return
    }
    #expect(old.origin == .disk && !old.isStale && new.origin == .source)
    #expect(world.server.asked == ["checksum 18"])
  }

  @Test func theOldListStaysWhenTheServerFails() async throws {
    let client = try await world.open()
    let events = client.events()
    _ = try await client.classes(in: "18")
    world.time.advance(3 * World.day)
    world.goOffline()
    var screen = StellarClassesScreen(course: "18")
    for update in await client.lists("18") { screen.apply(update) }
    #expect(screen.state == .failed(FakeStellar.offline) && screen.classes.count == 2)
    // A failure that knows nothing of it takes nothing away.
    screen.apply(.failed(FakeStellar.offline, keeping: nil))
    #expect(screen.classes.count == 2)
    var empty = StellarClassesScreen(course: "6")
    for update in await client.lists("6") { empty.apply(update) }
    #expect(empty.state == .failed(FakeStellar.offline) && empty.storedAt == nil)
    let offline = FakeStellar.offline
    #expect(
      await client.closing(events) == [
        .classesLoaded(course: "18"), .failed(.classes(course: "18"), offline, isKept: true),
        .failed(.classes(course: "6"), offline, isKept: false),
      ])
    #expect(await client.lists("18").last?.isClosed == true)
  }

  @Test func releasedListIsNotRequested() async throws {
    let client = try await world.open()
    let asked = Recorder<String>()
    let answers = Recorder<Bool>()
    world.server.around { question async throws(PentadError) in
      asked.record(question)
      _ = await answers.entries(1)
      if Task.isCancelled { throw PentadError(.cancelled, "given up") }
    }
    let events = client.events()
    let reading = Task { for await _ in client.classUpdates(in: "18") {} }
    _ = await asked.entries(1)
    reading.cancel()
    await reading.value
    answers.record(true)
    #expect(await client.closing(events) == [])
  }

  // MARK: An announcement

  @Test func anAnnouncementWithItsDateAndLinks() throws {
    let announcement = StellarAnnouncement(
      unixTime: 1_276_650_960, title: "comments pset 2", text: "See www.mit.edu/18.06.")
    let screen = try StellarAnnouncementScreen(announcement, of: World.circuits)
    #expect(screen.className == "6.002 / 8.003" && screen.title == "comments pset 2")
    #expect(screen.dateText == "Tuesday, June 15, 2010 @ 21:16")
    #expect(screen.text == announcement.text)
    #expect(screen.links.map(\.target) == ["http://www.mit.edu/18.06"])
    let utc = try StellarAnnouncementScreen(announcement, of: World.circuits, zone: "UTC")
    #expect(utc.dateText == "Wednesday, June 16, 2010 @ 1:16")
    let error = #expect(throws: PentadError.self) {
      try StellarAnnouncementScreen(announcement, of: World.circuits, zone: "Mars/Olympus")
    }
    #expect(error?.code == .unknownTimeZone)
  }

  @Test(
    arguments: [
      (0, "Thursday, January 1, 1970 @ 0:00"), (-1, "Wednesday, December 31, 1969 @ 23:59"),
      (951_782_399, "Monday, February 28, 2000 @ 23:59"),
      (-62_167_219_200, "Saturday, January 1, 0 @ 0:00"),
      (.max, "Sunday, March 20, 97036 @ 5:20"), (.min, "Sunday, October 14, -93097 @ 18:40"),
    ] as [(Int64, String)])
  func everyDateHasAText(_ seconds: Int64, _ text: String) throws {
    let announcement = StellarAnnouncement(unixTime: seconds, title: "", text: "")
    let screen = try StellarAnnouncementScreen(announcement, of: World.algebra, zone: "UTC")
    #expect(screen.dateText == text)
  }
}

extension StellarClient {
  /// All stages of a list.
  fileprivate func lists(_ course: String, reload: Bool = false) async -> [ClassListUpdate] {
    await Array(classUpdates(in: course, reload: reload))
  }
}

extension ClassListUpdate {
  fileprivate var isClosed: Bool {
    if case .failed(let error, keeping: nil) = self { .closed ~= error.code } else { false }
  }
}
