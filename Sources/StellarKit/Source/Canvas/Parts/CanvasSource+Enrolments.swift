public import PentadCore

extension CanvasSource: StellarBookmarkSource {
  /// Fetches the person to whom the account belongs.
  public func person() async throws(PentadError) -> StellarPerson {
    let user = try await api.value(CanvasUser.self, try api.call(["users", "self"]))
    guard let id = user.id else {
      throw PentadError(.unexpectedAnswer, "the server's answer has no person")
    }
    return StellarPerson(id: id, name: user.name ?? id)
  }

  /// Fetches the classes in which the account is enrolled: current ones, those that have not begun,
  /// and past ones. It takes at least three requests.
  public func enrolments() async throws(PentadError) -> StellarReply<[StellarEnrolment]> {
    var enrolments: [StellarEnrolment] = []
    var problems: [StellarDiagnostic] = []
    for state in ["active", "invited_or_pending", "completed"] {
      var query = [("enrollment_state", state)]
      if state == "completed" {
        query += [("state[]", "available"), ("state[]", "completed")]
      }
      let list = try await api.wholeList(
        of: CanvasCourse.self, try api.call(["courses"], query: query + Self.courseQuery))
      enrolments += list.items.map { $0.enrolment(on: site, isCurrent: state == "active") }
      problems += list.problems
    }
    return StellarReply(enrolments.unique { $0.item.masterId }, diagnostics: problems)
  }

  /// Fetches a class with all its announcements.
  ///
  /// - Throws: also ``PentadCore/PentadError/Code/classNotFound``.
  public func classInfo(
    _ masterId: String
  ) async throws(PentadError) -> StellarReply<ClassInfo> {
    let course: CanvasCourse
    do throws(PentadError) {
      course = try await api.value(
        CanvasCourse.self, try api.call(["courses", masterId], query: Self.courseQuery))
    } catch {
      guard error.code == .notFound else { throw error }
      throw PentadError(.classNotFound, "the school's Canvas does not have this class")
    }
    var announcements: [StellarAnnouncement]?
    var problems = course.problems
    do throws(PentadError) {
      let list = try await topics(of: [masterId], since: nil)
      announcements = list.items.compactMap { $0.content(of: masterId, on: site)?.announcement }
        .unique(by: \.key)
      problems += list.problems.map { $0.below("announcements") }
    } catch {
      // The class may hide its announcements; its own data is still valid.
      guard Self.isHidden(error) else { throw error }
    }
    return StellarReply(
      ClassInfo(
        masterId: course.id, content: course.content(on: site), announcements: announcements),
      diagnostics: problems)
  }

  /// Adds or removes a bookmark, which is a favourite of Canvas. The call is idempotent.
  ///
  /// For an account without favourites, Canvas shows a selection of its courses. It makes all of
  /// them favourites before it removes one. So the call removes only a bookmark that exists.
  public func setBookmark(
    _ isBookmarked: Bool, of masterId: String
  ) async throws(PentadError) {
    if !isBookmarked {
      let course = try await api.value(
        CanvasCourse.self,
        try api.call(["courses", masterId], query: [("include[]", "favorites")]))
      guard course.isFavorite != false else { return }
    }
    try await api.act(
      try api.call(
        ["users", "self", "favorites", "courses", masterId], isBookmarked ? .post : .delete))
  }

  /// The query for the details of a course, with the size of a page.
  private static let courseQuery =
    [
      "term", "teachers", "favorites", "concluded", "public_description", "syllabus_body",
    ].map { (name: "include[]", value: $0) } + pageSize

  /// The size of a page. Sites may have a lower limit.
  static let pageSize = [(name: "per_page", value: "100")]
}
