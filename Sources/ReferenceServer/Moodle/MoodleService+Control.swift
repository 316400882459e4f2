public import PentadCore

/// The operations of the control door.
extension MoodleService {
  /// Activates a fault; see the names in the page ControlDoor.
  ///
  /// - Parameters:
  ///   - function: a part of the function's name or, for a request without one, of the path; empty
  ///     for all requests.
  ///   - after: the number of matching requests that are still answered correctly.
  ///   - count: the number of requests that it affects; nil for all, until it is removed.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an unknown name.
  public func inject(
    _ name: String, function: String = "", after: Int = 0, count: Int? = nil
  ) throws(PentadError) {
    let fault = try NamedFaults<MoodleFault>.named(name)
    changeFaults { $0.add(fault, path: function, after: after, count: count) }
  }

  /// Removes a fault by its name, or all.
  public func removeFaults(_ name: String? = nil) throws(PentadError) {
    var fault: MoodleFault?
    if let name { fault = try NamedFaults<MoodleFault>.named(name) }
    changeFaults { [fault] in $0.remove(fault) }
  }

  /// Generates all data anew, in another size. Tokens and faults are reset, too.
  public func setSize(_ size: CampusSize) { restart(size) }

  /// Adds an announcement to a course now, and returns its id.
  ///
  /// - Parameter course: the id; nil for the first.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` for an unknown course, as below.
  @discardableResult public func announce(
    _ title: String, _ html: String, in course: Int? = nil
  ) throws(PentadError) -> Int {
    let now = now
    return try use { state throws(PentadError) in
      let index = try state.world.index(orFirst: course)
      return state.world.announce(title, html, at: index, now: now).id
    }
  }

  /// Changes or removes an announcement.
  public func edit(
    _ announcement: Int, title: String? = nil, html: String? = nil, isRemoved: Bool = false
  ) throws(PentadError) {
    let now = now
    try use { state throws(PentadError) in
      try state.world.edit(announcement, title, html, isRemoved: isRemoved, now: now)
    }
  }

  /// Changes a task's due time, in milliseconds since 1970, or its score.
  public func changeTask(
    _ task: Int, due: Int64? = nil, score: Double? = nil
  ) throws(PentadError) {
    try use { state throws(PentadError) in try state.world.changeTask(task, due, score) }
  }

  /// Removes a course for all students.
  public func removeCourse(_ course: Int) throws(PentadError) {
    try use { state throws(PentadError) in
      let index = try state.world.index(orFirst: course)
      state.world.courses.remove(at: index)
    }
  }

  /// Ends the current term and begins the next one, with other courses.
  public func beginTerm() {
    let now = now
    use { $0.world.beginTerm(now: now) }
  }

  /// Revokes the token of a student.
  ///
  /// - Parameter login: `alice` or `bob`; nil for all.
  public func revokeTokens(of login: String? = nil) throws(PentadError) {
    let student = login.flatMap { CampusPerson.students[$0] }
    guard login == nil || student != nil else {
      throw PentadError(.notFound, "there is no student \(login ?? "")")
    }
    use { state in state.tokens = state.tokens.filter { student != nil && $0.value != student } }
  }

  /// The numbers of calls by function: `{"requests":…,"routes":{"core_course_get_contents":2}}`.
  public var counters: JSONValue { use { $0.counters.json } }

  /// Returns the executed writes, oldest first.
  ///
  /// - Parameter login: the student; nil for all.
  public func log(of login: String? = nil) -> JSONValue {
    ["actions": use { $0.counters.writes(of: login) }]
  }
}
