import PentadCore
import StellarKit
import TestSupport
import Testing

/// The first refresh of an account and each later one.
@Suite struct RefreshTests {
  private let world = SchoolWorld()

  @Test func everythingIsThereOffline() async throws {
    let first = try await world.open(inMemory: false)
    let result = try await first.refreshAccount()
    #expect(result.failures.isEmpty && result.newAnnouncements == 3)
    await first.close()
    world.goOffline()
    let client = try await world.open(inMemory: false)
    let classes = try await client.myClasses()
    #expect(classes.value.map(\.enrolment) == ["1", "2"].map { FakeSchool.enrolment($0) })
    #expect(classes.value.map(\.unread) == [1, 1])
    #expect(classes.origin == .disk && classes.storedAt == SchoolWorld.now)
    let feed = try await client.announcementsFeed().value
    #expect(feed.map(\.announcement.id) == ["b", "c", "a"])
    #expect(feed[0].announcement == FakeSchool.news("b", at: 86_300_000).announcement)
    #expect(feed.map(\.isRead) == [false, false, true] && feed.allSatisfy { $0.postCount == 2 })
    #expect(
      try await client.announcementsFeed(after: feed[0].position, onlyUnread: true).value
        .map(\.announcement.id) == ["c"])
    #expect(try await client.tasks().value.map(\.id) == ["n", "t", "u"])
    #expect(try await client.tasks(in: 0...SchoolWorld.now, undated: false).value == [])
    #expect(try await client.calendarEvents().value == world.school.get(\.events))
    #expect(try await client.cachedClass("1")?.title == "Title")
    #expect(try await client.unreadCounts() == ["1": 1, "2": 1])
    await client.close()
  }

  @Test func aSecondRefreshWithNothingNewIsCheap() async throws {
    world.school.set { $0.tag = "v1" }
    let client = try await world.open()
    try await client.refreshAccount()
    world.school.forget()
    try await client.refreshAccount()
    // The complete answer contains the recent announcements, too.
    #expect(world.school.asked == ["enrolments", "announcements since v1", "tasks v1", "events"])
    world.school.set { $0.tag = "v2" }
    try await client.refreshAccount()
    world.school.forget()
    try await client.refreshAccount()
    #expect(world.school.asked == ["enrolments", "announcements since v2", "tasks v2", "events"])
    // A complete answer is asked for again after a day.
    world.time.advance(2 * World.day)
    world.school.forget()
    try await client.refreshAccount()
    #expect(world.school.asked.contains("announcements all v1"))
  }

  @Test func oneForbiddenClassHidesNoOther() async throws {
    world.school.set { $0.failures["2"] = FakeSchool.forbidden }
    let client = try await world.open()
    let events = client.events()
    let result = try await client.refreshAccount()
    #expect(result.failures.map(\.masterId) == ["2", "2", "2"])
    #expect(result.failures.map(\.subject) == [.announcements, .tasks, .calendar])
    #expect(try await client.announcementsFeed().value.map(\.announcement.id) == ["b", "a"])
    // It is fetched completely as soon as it is allowed.
    world.school.set { $0.failures = [:] }
    try await client.refreshAccount()
    #expect(try await client.announcementsFeed().value.map(\.announcement.id) == ["b", "c", "a"])
    let failed = await client.closing(events).filter {
      if case .failed = $0 { true } else { false }
    }
    #expect(failed.count == 3)
  }

  @Test func aFailingPartKeepsItsDataAndHidesNoOther() async throws {
    let client = try await world.open()
    try await client.refreshAccount()
    world.school.set { state in
      state.errors = [
        "enrolments": PentadError(.serverUnavailable, "busy"),
        "announcements": PentadError(.serverUnavailable, "busy"),
      ]
      state.tasks = [FakeSchool.task("t", due: SchoolWorld.now + 9_000)]
    }
    let result = try await client.refreshAccount()
    #expect(result.failures.map(\.subject) == [.enrolments, .announcements])
    #expect(try await client.announcementsFeed().value.count == 3)
    #expect(try await client.tasks().value.map(\.due) == [SchoolWorld.now + 9_000])
    world.goOffline()
    await #expect(throws: PentadError.self) { try await client.refreshAccount() }
    #expect(try await client.tasks().value.count == 1)
  }

  @Test func aClassThatLeftIsKeptAsAPastOneAndReportedOnce() async throws {
    let client = try await world.open()
    try await client.refreshAccount()
    let start = try await client.lastUpdate()
    world.school.set { $0.enrolments.removeLast() }
    #expect(try await client.refreshAccount().removed == ["2"])
    #expect(try await client.refreshAccount().removed == [])
    #expect(try await client.myClasses().value.map(\.enrolment.item.masterId) == ["1"])
    let past = try #require(try await client.myClasses(includingPast: true).value.last)
    #expect(past.enrolment.item.title == "Title" && past.leftAt == SchoolWorld.now)
    #expect(try await client.announcements(for: "2").count == 1)
    #expect(
      try await client.readUpdates(after: start).map(\.event) == [.classRemoved(masterId: "2")])
  }

  /// The source confirms data that the user erased meanwhile, or sends that of erased classes.
  @Test(arguments: ["v1", "v2"]) func dataErasedDuringARequestIsFetchedAgain(
    _ tag: String
  ) async throws {
    world.school.set { $0.tag = "v1" }
    let client = try await world.open()
    try await client.refreshAccount()
    world.time.advance(2 * World.day)
    world.school.set { $0.tag = tag }
    world.school.around { question async throws(PentadError) in
      if question.hasPrefix("announcements") { try await client.clearCache() }
    }
    try await client.refreshAccount()
    world.school.around(nil)
    try await client.refreshAccount()
    #expect(try await client.announcementsFeed().value.count == 3)
  }

  @Test func aClassThatLeftHasNoTasksAndEvents() async throws {
    let client = try await world.open()
    try await client.refreshAccount()
    world.school.set { $0.enrolments.removeFirst() }
    try await client.refreshAccount()
    #expect(try await client.tasks().value.map(\.id) == ["n", "u"])
    #expect(try await client.calendarEvents().value.isEmpty)
    world.school.set { $0.enrolments.append(FakeSchool.enrolment("1")) }
    try await client.refreshAccount()
    #expect(try await client.tasks().value.map(\.id) == ["n", "t", "u"])
    #expect(try await client.calendarEvents().value.map(\.id) == ["e"])
  }

  @Test func aRestrictedClassKeepsWhatIsKnownOfIt() async throws {
    let client = try await world.open()
    try await client.refreshAccount()
    world.school.set { $0.enrolments[1] = FakeSchool.enrolment("2", isRestricted: true) }
    try await client.refreshAccount()
    let item = try #require(try await client.myClasses().value.last?.enrolment)
    #expect(item.isRestricted && item.item.title == "Title")
  }

  @Test func whatTheSchoolChangedIsLogged() async throws {
    let client = try await world.open { $0.fetchesGrades = true }
    try await client.refreshAccount()
    // The first answer is no news.
    let start = try await client.lastUpdate()
    #expect(try await client.readUpdates(after: 0).last?.event == .reset)
    world.school.set { state in
      state.announcements.append(FakeSchool.news("d", at: 86_400_000))
      state.tasks[0] = FakeSchool.task("t", due: SchoolWorld.now + 7_000)
      state.grades["1"] = [StellarGrade(id: "g", masterId: "1", title: "Exam", text: "A")]
      state.enrolments.append(FakeSchool.enrolment("3"))
    }
    try await client.refreshAccount()
    let updates = try await client.readUpdates(after: start).map(\.event)
    #expect(
      updates == [
        .classAdded(masterId: "3"), .announcement(masterId: "1", key: "d"),
        .dueChanged(
          taskId: "t", masterId: "1", from: SchoolWorld.now + 5_000, to: SchoolWorld.now + 7_000),
        .grade(masterId: "1", id: "g"),
      ])
    #expect(
      updates.map(\.category) == [.classes, .announcements, .tasks, .grades])
    try await client.refreshAccount()
    #expect(try await client.readUpdates(after: start).count == 4)
  }

  @Test func withdrawnAnnouncementsGoOnlyWithinTheAnswer() async throws {
    let client = try await world.open()
    try await client.refreshAccount()
    let old = FakeSchool.news("old", at: 80_000_000)
    world.school.set { state in
      state.announcements.removeAll { $0.announcement.id == "b" }
      state.announcements.append(old)
    }
    try await client.refreshAccount()
    // The later answer begins after the old one.
    #expect(try await client.announcementsFeed().value.map(\.announcement.id) == ["c", "a"])
    world.time.advance(2 * World.day)
    try await client.refreshAccount()
    #expect(try await client.announcementsFeed().value.map(\.announcement.id) == ["c", "a", "old"])
  }

  /// The clock of this device is wrong by an hour, in both directions in turn.
  @Test(arguments: [3_600_000, -3_600_000]) func aWrongClockHidesNothing(
    _ error: Int
  ) async throws {
    let client = try await world.open()
    for number in 0..<4 {
      let wrong = number.isMultiple(of: 2) ? error : -error
      world.time.advance(wrong)
      world.school.set {
        $0.announcements.append(
          FakeSchool.news("n\(number)", at: SchoolWorld.now / 1_000 + Int64(number)))
        $0.tasks.append(FakeSchool.task("n\(number)", due: SchoolWorld.now + Int64(number)))
      }
      #expect(try await client.refreshAccount().failures.isEmpty)
      #expect(try await client.announcementsFeed().value.count == 4 + number)
      #expect(try await client.tasks().value.count == 4 + number)
    }
  }

  @Test func aCancelledRefreshKeepsWhatArrived() async throws {
    let client = try await world.open()
    let task = Lock<Task<StellarRefresh, any Error>?>(nil)
    world.school.around { question async throws(PentadError) in
      if question.hasPrefix("tasks") { task.withLock { $0?.cancel() } }
    }
    task.withLock { $0 = Task { try await client.refreshAccount() } }
    await #expect(throws: PentadError.callCancelled) {
      try await task.withLock { $0 }?.value
    }
    world.school.around(nil)
    world.goOffline()
    #expect(try await client.announcementsFeed().value.count == 3)
  }

  @Test func tenThousandAnnouncements() async throws {
    world.school.set { state in
      state.announcements = (0..<10_000).map {
        FakeSchool.news("\($0)", at: Int64(80_000_000 + $0))
      }
    }
    let client = try await world.open(inMemory: false)
    #expect(try await client.refreshAccount().newAnnouncements == 10_000)
    #expect(
      try await client.announcementsFeed(limit: 3).value.map(\.announcement.id)
        == ["9999", "9998", "9997"])
    #expect(try await client.unreadCounts() == ["1": 10_000])
    await client.close()
  }

  @Test func aSourceWithoutAccountsIsUnsupported() async throws {
    let client = try await World().open()
    await #expect(throws: PentadError(.unsupported, "this school's system does not offer that")) {
      try await client.refreshAccount()
    }
  }
}
