import PentadCore

/// The data of a student that Moodle keeps.
struct MoodleStudent: Sendable {
  var favourites: Set<Int> = []
  var hidden: Set<Int> = []
  /// The ids of read posts: those of announcements and of replies.
  var read: Set<Int> = []
  /// The numbers of read notifications with the time, in seconds.
  var readNotifications: [Int: Int] = [:]
  /// The views of courses and modules, by the function's name.
  var views: [String: Int] = [:]
}

/// The data behind the Moodle site.
struct MoodleState: Sendable {
  var world: CampusWorld
  var students: [Int: MoodleStudent] = [:]
  var tokens: [String: CampusPerson] = [:]
  var counters = CallCounters()
  private var random: SplitMix

  init(seed: UInt64, size: CampusSize, now: Int64) {
    world = CampusWorld(seed: seed, size: size, now: now, hasLongIDs: false)
    random = SplitMix(seed: seed &+ 17)
    let current = world.courses.filter { !$0.isConcluded }
    let old = world.courses.flatMap(\.announcements).filter {
      $0.posted < now - 21 * CampusMaker.day
    }
    for (login, student) in CampusPerson.students {
      tokens[Self.word("\(login)-token")] = student
      students[student.id] = MoodleStudent(read: Set(old.map(\.post)))
    }
    if let alice = CampusPerson.students["alice"] {
      students[alice.id]?.favourites = Set(current.prefix(2).map(\.id))
      students[alice.id]?.hidden = Set(world.courses.suffix(1).map(\.id))
    }
  }

  /// Returns a token of 32 hexadecimal digits for a text.
  static func word(_ text: String) -> String { MD5.hex(Array(text.utf8)) }

  /// Returns a student's token; there is one for each student, as on a site for its app.
  mutating func token(of student: CampusPerson) -> String {
    if let token = tokens.first(where: { $0.value == student })?.key { return token }
    let token = Self.word("\(random.next())")
    tokens[token] = student
    return token
  }

  /// Returns the data of the call's student.
  func student(_ call: MoodleCall) -> MoodleStudent {
    students[call.student.id] ?? MoodleStudent()
  }

  /// Changes the data of the call's student, and logs the write.
  mutating func write(
    _ action: String, _ target: Int, _ call: MoodleCall, _ value: JSONValue = .null,
    _ change: (inout MoodleStudent) -> Void
  ) {
    change(&students[call.student.id, default: MoodleStudent()])
    counters.write(action, target, by: call.student, value)
  }

  /// Returns a course of the student.
  ///
  /// - Throws: `requireloginerror` for a course of others, `invalidrecord` for an unknown one.
  func course(_ id: Int, _ call: MoodleCall) throws(MoodleFailure) -> CampusCourse {
    guard world.index(of: id) != nil else { throw .missingRecord }
    guard let course = world.courses(of: call.student).first(where: { $0.id == id }) else {
      throw .requireLogin
    }
    return course
  }

  /// Returns the courses of `courseids[]`, or all of the student without it, and warnings about
  /// the others.
  func courses(_ call: MoodleCall) -> (courses: [CampusCourse], warnings: [JSONValue]) {
    let ids = call.numbers("courseids")
    let own = world.courses(of: call.student)
    var warnings: [JSONValue] = ids.filter { id in !own.contains { $0.id == id } }.map { id in
      [
        "item": "course", "itemid": .integer(id), "warningcode": "1",
        "message": "No access rights in course context",
      ]
    }
    if call.has(.warnings) {
      warnings.append([
        "item": "course", "itemid": 1.json, "warningcode": "other", "message": "A warning",
      ])
    }
    return (ids.isEmpty ? own : own.filter { ids.contains($0.id) }, warnings)
  }
}
