public import PentadCore

extension StellarServer {
  /// Fetches the courses.
  ///
  /// - Throws: see ``StellarSource``; ``PentadCore/PentadError/Code/emptyReply`` for an empty list,
  ///   which the original app ignored.
  public func courses() async throws(PentadError) -> StellarReply<[StellarCourse]> {
    let list = try WireReply.readList(of: WireCourse.self, from: try await get("courses"))
    guard !list.items.isEmpty else {
      throw PentadError(.emptyReply, "the server knows no courses: try again later")
    }
    return StellarReply(
      list.items.map(\.course).unique(by: \.number), diagnostics: list.problems)
  }

  /// Fetches the classes of a course.
  public func classes(of course: String) async throws(PentadError) -> StellarReply<[StellarClass]> {
    let body = try await get("subjectList", [("id", course)])
    let list = try WireReply.readList(of: WireListedClass.self, from: body)
    return StellarReply(
      list.items.map(\.content).unique(by: \.masterId), diagnostics: list.problems)
  }

  /// Fetches the checksum of a course's classes, which changes with any of them.
  public func checksum(of course: String) async throws(PentadError) -> String {
    let body = try await get("subjectList", [("id", course), ("checksum", "true")])
    return try WireReply.read(WireChecksum.self, from: body).checksum
  }

  /// Fetches the classes of a course with their checksum.
  public func classesWithChecksum(
    of course: String
  ) async throws(PentadError) -> StellarReply<CheckedClasses> {
    let body = try await get(
      "subjectList", [("id", course), ("checksum", "true"), ("full", "true")])
    let answer = try WireReply.read(WireChecksum.self, from: body)
    guard let classes = answer.classes else {
      throw PentadError(.unexpectedAnswer, "the server's answer has no list of classes")
    }
    return StellarReply(
      CheckedClasses(checksum: answer.checksum, classes: classes), diagnostics: answer.problems)
  }

  /// Fetches all data of a class.
  public func classInfo(
    _ masterId: String
  ) async throws(PentadError) -> StellarReply<ClassInfo> {
    let body = try await get("subjectInfo", [("id", masterId)])
    let item = try WireReply.read(WireClass.self, from: body)
    // The requested id: a server may try it with and without a J.
    let info = ClassInfo(
      masterId: item.masterId ?? masterId, content: item.content,
      announcements: item.content.flatMap { _ in item.announcements })
    return StellarReply(info, diagnostics: item.problems)
  }

  /// Searches for classes on the server.
  public func search(_ query: String) async throws(PentadError) -> StellarReply<[StellarClass]> {
    let body = try await get("search", [("query", query)])
    let list = try WireReply.readList(of: WireFoundClass.self, from: body)
    return StellarReply(
      list.items.map(\.content).unique(by: \.masterId), diagnostics: list.problems)
  }

  /// Fetches the current term.
  public func term() async throws(PentadError) -> StellarTerm { try await currentTerm().term }

  /// Fetches the current term, with its days if the server sends them.
  public func currentTerm() async throws(PentadError) -> StellarTermInfo {
    let answer = try WireReply.read(WireTerm.self, from: try await get("term"))
    return StellarTermInfo(term: answer.term, calendar: answer.calendar)
  }
}

extension Array {
  /// Removes duplicates: returns the first element with each id.
  func unique<Key: Hashable>(by id: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(id($0)).inserted }
  }
}
