import PentadCore

/// The data of a student that Canvas keeps.
struct CanvasStudent: Sendable {
  /// The ids of favourite courses.
  var favourites: Set<Int> = []
  /// The ids of read announcements and replies.
  var read: Set<Int> = []
  var overrides: [CanvasOverride] = []
  /// The tasks that are hidden in the list to do.
  var ignored: Set<Int> = []
}

/// A mark of an item in the planner.
struct CanvasOverride: Sendable, Hashable {
  let id: Int
  let type: String
  let item: Int
  var isComplete: Bool
  var isDismissed: Bool
  let created: Int64
  var updated: Int64
}

/// The data behind the Canvas API.
struct CanvasState: Sendable {
  var world: CampusWorld
  var students: [Int: CanvasStudent] = [:]
  var desk: CanvasDesk
  var counters = CallCounters()
  /// The largest page, which limits `per_page`.
  var largestPage = 100

  init(seed: UInt64, size: CampusSize, now: Int64) {
    world = CampusWorld(seed: seed, size: size, now: now, hasLongIDs: true)
    desk = CanvasDesk(seed: seed)
    let old = world.courses.flatMap(\.announcements).filter {
      $0.posted < now - 21 * CampusMaker.day
    }
    for student in CampusPerson.students.values {
      students[student.id] = CanvasStudent(read: Set(old.map(\.id)))
    }
    let current = world.courses.filter { !$0.isConcluded }
    if let alice = CampusPerson.students["alice"] {
      students[alice.id]?.favourites = Set(current.prefix((current.count + 1) / 2).map(\.id))
    }
  }

  /// Returns the data of the call's student.
  func student(_ call: CanvasCall) -> CanvasStudent {
    students[call.student.id] ?? CanvasStudent()
  }

  /// Changes the data of the call's student, and logs the write.
  mutating func write(
    _ action: String, _ target: Int, _ call: CanvasCall, _ value: JSONValue = .null,
    _ change: (inout CanvasStudent) -> Void
  ) {
    change(&students[call.student.id, default: CanvasStudent()])
    counters.write(action, target, by: call.student, value)
  }

  /// Returns the courses that the student may see.
  func courses(_ call: CanvasCall) -> [CampusCourse] {
    let forbidden = call.has(.forbiddenCourse) ? forbiddenCourse?.id : nil
    return world.courses(of: call.student).filter { $0.id != forbidden }
  }

  /// The course of ``CanvasFault/forbiddenCourse``: the last of the current term.
  var forbiddenCourse: CampusCourse? { world.courses.last { !$0.isConcluded } }

  /// Returns a course by its id, or by `sis_course_id:` and its code.
  ///
  /// - Throws: 401 for a course of others, 404 for an unknown one.
  func course(_ text: String, _ call: CanvasCall) throws(CanvasFailure) -> CampusCourse {
    let found = world.courses.first {
      "\($0.id)" == text || "sis_course_id:\($0.code)" == text
    }
    guard let found else { throw .missing }
    guard courses(call).contains(where: { $0.id == found.id }) else { throw .unauthorized }
    return found
  }

  /// Returns the course at the first `:` of the route.
  func course(_ call: CanvasCall) throws(CanvasFailure) -> CampusCourse {
    try course(call.capture(), call)
  }

  /// Returns the courses of context codes such as `course_12`; codes of users and groups are
  /// passed over.
  func courses(
    ofCodes codes: [String], _ call: CanvasCall
  ) throws(CanvasFailure) -> [CampusCourse] {
    var courses: [CampusCourse] = []
    for code in codes where code.hasPrefix("course_") {
      courses.append(try course(String(code.dropFirst("course_".count)), call))
    }
    return courses
  }
}
