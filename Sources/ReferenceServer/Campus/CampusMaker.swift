/// Generates the courses of a school.
struct CampusMaker: Sendable, Hashable {
  static let hour: Int64 = 3_600_000
  static let day: Int64 = 24 * hour
  /// The part of long ids that names the other school: Canvas' ids of a shard are its number times
  /// 10^13, and the local id.
  static let shard = 77_520_000_000_000_000

  /// The first moment of the day on which the data is generated.
  var today: Int64
  private var random: CampusRandom
  private var lastID = 1_000
  private var numbers = 0
  private var base = 0

  init(seed: UInt64, today: Int64) {
    self.today = today
    random = CampusRandom(seed: seed &+ 11)
  }

  /// Returns an unused id.
  mutating func nextID() -> Int {
    lastID += 1 + random.below(3)
    return base + lastID
  }

  /// Returns an unused id of the same length as another one.
  mutating func nextID(like id: Int) -> Int {
    base = id >= Self.shard ? Self.shard : 0
    defer { base = 0 }
    return nextID()
  }

  /// Returns a term between two days from today.
  mutating func term(_ start: Int64, _ end: Int64) -> CampusTerm {
    let start = today + start * Self.day
    let year = CivilTime(seconds: start / 1_000).year
    return CampusTerm(
      id: nextID(), name: "Term \(lastID) of \(year)", start: start, end: today + end * Self.day)
  }

  /// Returns the courses of a term, with a number of announcements in all of them together.
  mutating func courses(
    _ size: CampusSize, in term: CampusTerm, hasLongIDs: Bool
  ) -> [CampusCourse] {
    let (each, rest) = size.announcements.quotientAndRemainder(dividingBy: size.courses)
    return (0..<size.courses).map { index in
      base = hasLongIDs && size.courses > 1 && index == size.courses - 1 ? Self.shard : 0
      defer { base = 0 }
      return course(in: term, announcements: each + (index < rest ? 1 : 0))
    }
  }

  /// Returns a course.
  mutating func course(in term: CampusTerm, announcements count: Int) -> CampusCourse {
    numbers += 1
    let teachers = (0..<random.number(1...2)).map { _ in person() }
    let assistants = (0..<random.number(0...3)).map { _ in person() }
    let ids = CampusCourse.Ids(
      section: nextID(), folder: nextID(), newsForum: nextID(), otherForum: nextID(),
      group: nextID())
    var course = CampusCourse(
      id: nextID(), code: "\(random.number(1...24)).\(1_000 + numbers * 7)",
      title: random.title(), text: random.text(), term: term, teachers: teachers,
      assistants: assistants, ids: ids)
    course.files = (0..<8).map { file($0, since: term.start) }
    course.announcements = announcements(count, course)
    course.tasks = (0..<12).map { task($0, in: term) }
    course.events = (0..<6).map { event($0, in: term) }
    course.modules = (0..<6).map { module($0, of: course) }
    return course
  }

  private mutating func person() -> CampusPerson {
    CampusPerson(id: 300 + random.below(600), name: random.name())
  }

  private mutating func file(_ index: Int, since start: Int64) -> CampusFile {
    CampusFile(
      id: nextID(), name: "notes-\(index + 1).pdf", size: random.number(2_000...40_000),
      created: start + Int64(index) * Self.day)
  }

  private mutating func announcements(
    _ count: Int, _ course: CampusCourse
  ) -> [CampusAnnouncement] {
    let span = Int(max(Self.hour, min(today, course.term.end) - course.term.start) / 60_000)
    let times = (0..<count).map { _ in course.term.start + Int64(random.below(span)) * 60_000 }
    let people = course.teachers + course.assistants
    return times.sorted(by: >).map { time in
      let author = people[random.below(people.count)]
      var announcement = CampusAnnouncement(
        id: nextID(), post: nextID(), title: random.notice(), html: random.html(), author: author,
        posted: time, changed: random.chance(5) ? min(time + Self.hour, today) : time)
      if random.chance(10) { announcement.file = course.files[random.below(8)].id }
      if random.chance(8) {
        let first = CampusReply(
          id: nextID(), parent: nil, author: person(), html: random.html(),
          created: min(time + Self.hour, today))
        let second = CampusReply(
          id: nextID(), parent: first.id, author: author, html: random.html(),
          created: min(time + 2 * Self.hour, today))
        announcement.replies = [first, second]
      }
      return announcement
    }
  }

  /// Returns a task of each week, from the first on.
  private mutating func task(_ week: Int, in term: CampusTerm) -> CampusTask {
    let due = term.start + Int64(week + 1) * 7 * Self.day + 17 * Self.hour
    let points = Double(random.number(2...10)) * 10
    var task = CampusTask(
      id: nextID(), module: nextID(),
      title: "\(week % 4 == 3 ? "Quiz" : "Problem set") \(week + 1)",
      html: "<p>\(random.sentence())</p>", isQuiz: week % 4 == 3,
      due: week == 11 ? nil : due, unlock: week % 2 == 0 ? due - 7 * Self.day : nil,
      lock: week % 5 == 0 ? due + 2 * Self.day : nil, points: points)
    guard due < today, week != 11, random.chance(85) else { return task }
    let isLate = random.chance(10)
    task.work.submitted = due + (isLate ? 5 : -5) * Self.hour
    task.work.isLate = isLate
    if random.chance(80) { task.work.score = points * Double(random.number(60...100)) / 100 }
    return task
  }

  private mutating func event(_ index: Int, in term: CampusTerm) -> CampusEvent {
    let day = term.start + Int64(10 + index * 20) * Self.day
    let isAllDay = index == 5
    let start = day + (isAllDay ? 0 : 15 * Self.hour)
    return CampusEvent(
      id: nextID(), title: isAllDay ? "Day of projects" : "Review session \(index + 1)",
      html: "<p>\(random.sentence())</p>", start: start,
      end: isAllDay ? start : start + 2 * Self.hour, isAllDay: isAllDay,
      place: "\(random.number(1...68))-\(random.number(100...499))")
  }

  private mutating func module(_ index: Int, of course: CampusCourse) -> CampusModule {
    let tasks = course.tasks[index * 2]
    let contents: [(String, CampusModule.Content)] = [
      ("Before the week", .heading), (course.files[index].name, .file(course.files[index].id)),
      (tasks.title, .task(tasks.id)),
      ("Further reading", .link("https://example.org/reading/\(index + 1)")),
      ("Overview", .page("overview-\(index + 1)")),
    ]
    let items = contents.map { title, content in
      CampusModule.Item(
        id: content == .task(tasks.id) ? tasks.module : nextID(), title: title, content: content)
    }
    return CampusModule(id: nextID(), name: "Week \(index + 1)", items: items)
  }
}
