public import PentadCore

extension FireRoadSource {
  /// Fetches the courses: the prefixes of all numbers, in the catalogue's order.
  public func courses() async throws(PentadError) -> StellarReply<[StellarCourse]> {
    let list = try WireReply.readList(
      of: FireRoadClass.self, from: try await get("courses/all"))
    let numbers = Set(list.items.compactMap(\.course))
    guard !numbers.isEmpty else {
      throw PentadError(.emptyReply, "the server knows no courses: try again later")
    }
    return StellarReply(FireRoadCourses.courses(numbers), diagnostics: list.problems)
  }

  /// Fetches the classes of a course that are offered in the current term.
  public func classes(of course: String) async throws(PentadError) -> StellarReply<[StellarClass]> {
    try await classes(of: course, in: try await semester())
  }

  private func classes(
    of course: String, in semester: FireRoadSemester
  ) async throws(PentadError) -> StellarReply<[StellarClass]> {
    let body = try await get(
      "courses/dept/\(TransportURL.encoded(course))", [("full", "true")])
    let list = try WireReply.readList(of: FireRoadClass.self, from: body)
    let classes = list.items.map { $0.content(in: semester) }.filter { $0.term != nil }
    return StellarReply(classes.unique(by: \.masterId), diagnostics: list.problems)
  }

  /// Fetches the checksum of a course's classes: the newest semester with its version.
  public func checksum(of course: String) async throws(PentadError) -> String {
    try await semester().checksum
  }

  /// Fetches the classes of a course with their checksum: the newest semester with its version.
  public func classesWithChecksum(
    of course: String
  ) async throws(PentadError) -> StellarReply<CheckedClasses> {
    let semester = try await semester()
    let classes = try await classes(of: course, in: semester)
    return StellarReply(
      CheckedClasses(checksum: semester.checksum, classes: classes.value),
      diagnostics: classes.diagnostics)
  }

  /// Fetches all data of a class.
  public func classInfo(_ masterId: String) async throws(PentadError) -> StellarReply<ClassInfo> {
    let semester = try await semester()
    let body = try await get(
      "courses/lookup/\(TransportURL.encoded(masterId))", [("full", "true")],
      missing: PentadError(.classNotFound, "the catalogue has no class of that number"))
    let found = try WireReply.read(FireRoadClass.self, from: body)
    // FireRoad has no announcements, so stored announcements of another source are kept.
    return StellarReply(
      ClassInfo(
        masterId: masterId, content: found.content(in: semester), announcements: nil),
      diagnostics: found.problems)
  }

  /// Searches for classes by words in numbers and titles.
  public func search(_ query: String) async throws(PentadError) -> StellarReply<[StellarClass]> {
    let words = query.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty else { return StellarReply([]) }
    let semester = try await semester()
    let body = try await get(
      "courses/search/\(TransportURL.encoded(words))", [("type", "contains"), ("full", "true")])
    let list = try WireReply.readList(of: FireRoadClass.self, from: body)
    return StellarReply(
      list.items.map { $0.content(in: semester) }.unique(by: \.masterId),
      diagnostics: list.problems)
  }
}
