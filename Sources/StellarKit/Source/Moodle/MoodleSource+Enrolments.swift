public import PentadCore

extension MoodleSource: StellarEnrolmentSource, StellarBookmarkSource {
  /// Fetches the person to whom the account belongs.
  public func person() async throws(PentadError) -> StellarPerson {
    let info = try await calls.info()
    return StellarPerson(id: info.userId, name: info.name)
  }

  /// Fetches the classes in which the account is enrolled, including past ones and those that the
  /// account has hidden in its overview.
  ///
  /// Moodle reports neither the role nor the time zone, so the role is
  /// ``StellarEnrolment/Role/student`` for every class. It has no terms; each class has its own
  /// first and last day.
  public func enrolments() async throws(PentadError) -> StellarReply<[StellarEnrolment]> {
    let courses = try await courses()
    let now = time.date()
    let list = courses.items.unique(by: \.id).map { course in
      StellarEnrolment(
        item: course.item(at: page("course/view.php?id=\(course.id)")),
        isCurrent: course.start ?? now <= now && course.end ?? now >= now,
        isBookmarked: course.isFavourite, start: course.start, end: course.end)
    }
    return StellarReply(list, diagnostics: courses.problems)
  }

  private func courses() async throws(PentadError) -> MoodleWireCourses {
    let function = try await calls.first(
      of: "core_enrol_get_users_courses",
      "core_course_get_enrolled_courses_by_timeline_classification")
    guard function == "core_enrol_get_users_courses" else {
      return try await calls.call(
        function, ["classification": "all", "limit": 0, "offset": 0], as: MoodleWireCourses.self)
    }
    let info = try await calls.info()
    // A site before 3.7 rejects an unknown argument.
    let isRecent = info.version ?? 0 >= 2_019_052_000
    return try await calls.call(
      function,
      isRecent
        ? ["userid": .string(info.userId), "returnusercount": false]
        : ["userid": .string(info.userId)], as: MoodleWireCourses.self)
  }

  /// Adds a class to the favourites, or removes it. The call is idempotent.
  ///
  /// - Throws: see ``StellarSource``; ``PentadCore/PentadError/Code/classNotFound`` for a class that
  ///   the account does not see.
  public func setBookmark(
    _ isBookmarked: Bool, of masterId: String
  ) async throws(PentadError) {
    let answer = try await calls.change(
      "core_course_set_favourite_courses",
      ["courses": [["id": .string(masterId), "favourite": .bool(isBookmarked)]]])
    guard answer.items.isEmpty else { throw .moodle("invalidrecord") }
  }

  /// Fetches a class with all its announcements. The contacts of the course are the staff.
  /// Announcements are nil if the site does not offer them.
  public func classInfo(
    _ masterId: String
  ) async throws(PentadError) -> StellarReply<ClassInfo> {
    let courses = try await course(masterId)
    guard let course = courses.items.first(where: { $0.id == masterId }) else {
      throw .moodle("invalidrecord")
    }
    var problems = courses.problems
    var news: [StellarAnnouncement]?
    if try await hasAnnouncements() {
      let fetch = try await announcements(of: [masterId], since: nil, tag: nil)
      if case .changed(let reply, _) = fetch, reply.value.failures.isEmpty {
        news = reply.value.items.map(\.announcement)
        problems += reply.diagnostics
      }
    }
    let info = ClassInfo(
      masterId: masterId, content: course.item(at: page("course/view.php?id=\(course.id)")),
      announcements: news)
    return StellarReply(info, diagnostics: problems)
  }

  private func course(_ masterId: String) async throws(PentadError) -> MoodleWireCourses {
    let function = "core_course_get_courses_by_field"
    guard try await calls.has(function) else { return try await courses() }
    return try await calls.call(
      function, ["field": "id", "value": .string(masterId)], as: MoodleWireCourses.self)
  }
}
