import Foundation
import PentadCore
import StellarKit
import TestSupport

/// A school's system in memory, with every part of an account.
final class FakeSchool: StellarAnnouncementSource, StellarTaskSource, StellarCalendarSource,
  StellarFileSource, StellarGradeSource, StellarBookmarkSource
{
  struct State: Sendable {
    var enrolments: [StellarEnrolment] = []
    var announcements: [StellarClassAnnouncement] = []
    var tasks: [StellarTask] = []
    var events: [StellarCalendarEvent] = []
    var files: [String: [StellarFile]] = [:]
    var contents: [String: [[UInt8]]] = [:]
    var grades: [String: [StellarGrade]] = [:]
    var posts: [String: [StellarPost]] = [:]
    var bookmarks: Set<String> = []
    var person = StellarPerson(id: "me", name: "Ada")
    /// The errors of single classes.
    var failures: [String: PentadError] = [:]
    /// The errors of requests, by their first word; "" for all.
    var errors: [String: PentadError] = [:]
    /// The tag of all answers; nil for none.
    var tag: String?
    /// The requests, in order.
    var asked: [String] = []
  }

  static let forbidden = PentadError(.refused, "this class is not for you")
  let address: String?
  private let state = Lock(State())
  private let hook = Lock<(@Sendable (String) async throws(PentadError) -> Void)?>(nil)

  init(address: String? = nil) { self.address = address }

  var asked: [String] { state.withLock { $0.asked } }
  func set(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }
  func get<Value>(_ path: (State) -> Value) -> Value { state.withLock { path($0) } }
  func forget() { state.withLock { $0.asked = [] } }

  /// Runs a hook before each request is answered, and again afterwards.
  func around(_ body: (@Sendable (String) async throws(PentadError) -> Void)?) {
    hook.withLock { $0 = body }
  }

  private func answer<Value: Sendable>(
    _ question: String, _ body: (inout State) -> Value
  ) async throws(PentadError) -> Value {
    let failure = state.withLock { state in
      state.asked.append(question)
      let word = question.split(separator: " ").first.map(String.init) ?? ""
      return state.errors[word] ?? state.errors[""]
    }
    if let failure { throw failure }
    let hook = hook.withLock { $0 }
    try await hook?(question)
    let value = state.withLock { body(&$0) }
    try await hook?(question)
    return value
  }

  private func collection<Item>(
    _ items: [Item], _ classes: [String], _ id: (Item) -> String?, _ state: State
  ) -> StellarCollection<Item> {
    let known = classes.filter { state.failures[$0] == nil }
    return StellarCollection(
      items: items.filter { item in id(item).map(known.contains) ?? true },
      failures: state.failures.filter { classes.contains($0.key) })
  }

  func classInfo(_ masterId: String) async throws(PentadError) -> StellarReply<ClassInfo> {
    let item = try await answer("info \(masterId)") { state in
      state.enrolments.first { $0.item.masterId == masterId }?.item
    }
    guard let item else { throw PentadError(.classNotFound, "there is no such class") }
    return StellarReply(ClassInfo(masterId: masterId, content: item, announcements: nil))
  }

  func person() async throws(PentadError) -> StellarPerson {
    try await answer("person") { $0.person }
  }

  func enrolments() async throws(PentadError) -> StellarReply<[StellarEnrolment]> {
    StellarReply(try await answer("enrolments") { $0.enrolments })
  }

  func announcements(
    of classes: [String], since: Int64?, tag: String?
  ) async throws(PentadError) -> StellarFetch<
    StellarReply<StellarCollection<StellarClassAnnouncement>>
  > {
    let question = "announcements \(since == nil ? "all" : "since") \(tag ?? "-")"
    let (found, own) = try await answer(question) { state in
      let items = state.announcements.filter { $0.announcement.date >= since ?? .min }
      return (self.collection(items, classes, \.masterId, state), state.tag)
    }
    return tag != nil && tag == own ? .unchanged : .changed(StellarReply(found), tag: own)
  }

  func setRead(
    _ isRead: Bool, _ id: String, of masterId: String
  ) async throws(PentadError) {
    try await answer("read \(id) \(isRead)") { state in
      state.announcements = state.announcements.map { one in
        guard one.announcement.id == id, one.masterId == masterId else { return one }
        return StellarClassAnnouncement(
          masterId: masterId, announcement: one.announcement, isRead: isRead)
      }
    }
  }

  func posts(
    to id: String, of masterId: String
  ) async throws(PentadError) -> StellarReply<[StellarPost]> {
    StellarReply(try await answer("posts \(id)") { $0.posts[id] ?? [] })
  }

  func markPostsRead(to id: String, of masterId: String) async throws(PentadError) {
    try await answer("readPosts \(id)") { _ in }
  }

  func post(
    _ text: String, to id: String, parent: String?, of masterId: String
  ) async throws(PentadError) -> StellarPost {
    try await answer("post \(id) \(text)") { state in
      let post = StellarPost(
        id: "p\(state.posts.values.joined().count)", parentId: parent, authorId: "me",
        author: "Ada", date: 86_400_000_000, text: text)
      state.posts[id, default: []].append(post)
      return post
    }
  }

  func tasks(
    of classes: [String], in span: ClosedRange<Int64>, tag: String?
  ) async throws(PentadError) -> StellarFetch<StellarReply<StellarCollection<StellarTask>>> {
    let (found, own) = try await answer("tasks \(tag ?? "-")") { state in
      (self.collection(state.tasks, classes, \.masterId, state), state.tag)
    }
    return tag != nil && tag == own ? .unchanged : .changed(StellarReply(found), tag: own)
  }

  func setDone(_ isDone: Bool, _ task: StellarTask) async throws(PentadError) -> String? {
    try await answer("done \(task.id) \(task.kind.rawValue) \(isDone)") { state in
      state.tasks = state.tasks.map { one in
        guard one.id == task.id else { return one }
        return Self.task(one.id, due: one.due, isDone: isDone, of: one.masterId)
      }
      return "mark-\(task.id)"
    }
  }

  func events(
    of classes: [String], in span: ClosedRange<Int64>
  ) async throws(PentadError) -> StellarReply<StellarCollection<StellarCalendarEvent>> {
    StellarReply(
      try await answer("events") { self.collection($0.events, classes, \.masterId, $0) })
  }

  func files(of masterId: String) async throws(PentadError) -> StellarReply<[StellarFile]> {
    StellarReply(try await answer("files \(masterId)") { $0.files[masterId] ?? [] })
  }

  func content(of file: StellarFile) async throws(PentadError) -> TransportResponse {
    let chunks = try await answer("content \(file.id)") { $0.contents[file.id] ?? [] }
    let rest = Lock(chunks)
    let hook = hook.withLock { $0 }
    return TransportResponse(
      status: 200,
      body: TransportBody { () async throws(PentadError) in
        try await hook?("chunk")
        return rest.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      })
  }

  func grades(of masterId: String) async throws(PentadError) -> StellarReply<[StellarGrade]> {
    StellarReply(try await answer("grades \(masterId)") { $0.grades[masterId] ?? [] })
  }

  func setBookmark(_ isBookmarked: Bool, of masterId: String) async throws(PentadError) {
    try await answer("bookmark \(masterId) \(isBookmarked)") { state in
      if isBookmarked {
        state.bookmarks.insert(masterId)
      } else {
        state.bookmarks.remove(masterId)
      }
    }
  }

  // MARK: Values

  static func task(
    _ id: String, due: Int64?, isDone: Bool = false, of masterId: String? = "1"
  ) -> StellarTask {
    StellarTask(
      id: id, masterId: masterId, kind: .assignment, title: "Task \(id)", due: due, isDone: isDone)
  }

  static func news(
    _ id: String, at seconds: Int64, of masterId: String = "1", isRead: Bool? = false
  ) -> StellarClassAnnouncement {
    StellarClassAnnouncement(
      masterId: masterId,
      announcement: StellarAnnouncement(
        unixTime: seconds, title: "News \(id)", text: "text", html: "<p>text</p>", id: id,
        author: "Staff", siteURL: "https://school.example/\(id)", changed: seconds * 1_000,
        attachments: [StellarAttachment(name: "a.pdf", url: "https://school.example/a")]),
      isRead: isRead, postCount: 2)
  }

  static func enrolment(
    _ id: String, isCurrent: Bool = true, isRestricted: Bool = false, isBookmarked: Bool? = nil,
    term: String = "t1"
  ) -> StellarEnrolment {
    StellarEnrolment(
      item: StellarClass(
        masterId: id, name: isRestricted ? id : "Class \(id)", title: isRestricted ? "" : "Title",
        term: StellarTerm(code: term)),
      term: StellarTermInfo(term: StellarTerm(code: term), name: "Autumn"), isCurrent: isCurrent,
      isRestricted: isRestricted, isBookmarked: isBookmarked, timeZone: "America/New_York",
      start: 5, end: 9)
  }
}

/// A school with two classes and something of each kind, a clock, and a folder for stores.
final class SchoolWorld: Sendable {
  static let now: Int64 = 86_400_000_000
  let school = FakeSchool(address: "https://school.example/")
  let time = ManualTime()
  let folder = temporaryPath("pentad-school")

  init() {
    time.advance(1_000 * World.day)
    school.set { state in
      state.enrolments = ["1", "2"].map { FakeSchool.enrolment($0) }
      state.announcements = [
        FakeSchool.news("a", at: 86_000_000, isRead: true), FakeSchool.news("b", at: 86_300_000),
        FakeSchool.news("c", at: 86_200_000, of: "2"),
      ]
      state.tasks = [
        FakeSchool.task("t", due: Self.now + 5_000), FakeSchool.task("u", due: nil, of: "2"),
        FakeSchool.task("n", due: Self.now + 1_000, of: nil),
      ]
      state.events = [
        StellarCalendarEvent(
          id: "e", masterId: "1", title: "Exam", start: Self.now, end: Self.now + 1_000,
          day: try? CivilDate(2026, 11, 28))
      ]
      state.files["1"] = [
        StellarFile(id: "f", masterId: "1", name: "notes.pdf", folders: ["Week 1"], changed: 1)
      ]
      state.contents["f"] = [[1, 2], [3]]
      state.grades["1"] = [StellarGrade(id: "g", masterId: "1", title: "Exam")]
      state.posts["b"] = [StellarPost(id: "x", authorId: "you", date: 5, text: "Thanks")]
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func open(
    inMemory: Bool = true, events: EventHub<StellarEvent> = EventHub(),
    _ change: (inout StellarConfiguration) -> Void = { _ in }
  ) async throws -> StellarClient {
    var configuration = StellarConfiguration(folder: inMemory ? nil : folder)
    configuration.time = time.source
    configuration.worksByItself = false
    change(&configuration)
    return try await StellarClient(configuration, source: school, events: events)
  }

  func goOffline(_ isOffline: Bool = true) {
    school.set { $0.errors[""] = isOffline ? FakeStellar.offline : nil }
  }
}
