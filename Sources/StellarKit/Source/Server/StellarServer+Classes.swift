public import PentadCore

extension StellarServer {
  /// The courses there are.
  ///
  /// - Throws: see ``StellarSource``; ``PentadCore/PentadError/Code/emptyReply`` when there is none,
  ///   which the original took in silence.
  public func courses() async throws(PentadError) -> StellarReply<[StellarCourse]> {
    let list = try WireReply.readList(of: WireCourse.self, from: try await get("courses"))
    guard !list.items.isEmpty else {
      throw PentadError(.emptyReply, "the server knows no courses: try again later")
    }
    return StellarReply(
      list.items.map(\.course).unique(by: \.number), diagnostics: list.problems)
  }

  /// The classes of a course.
  public func classes(of course: String) async throws(PentadError) -> StellarReply<[StellarClass]> {
    let body = try await get("subjectList", [("id", course)])
    let list = try WireReply.readList(of: WireListedClass.self, from: body)
    return StellarReply(
      list.items.map(\.content).unique(by: \.masterId), diagnostics: list.problems)
  }

  /// What changes when anything in the classes of a course does.
  public func checksum(of course: String) async throws(PentadError) -> String {
    let body = try await get("subjectList", [("id", course), ("checksum", "true")])
    return try WireReply.read(WireChecksum.self, from: body).checksum
  }

  /// The classes of a course, and their checksum.
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

  /// All that the server knows of a class.
  public func classInfo(
    _ masterId: String
  ) async throws(PentadError) -> StellarReply<ClassInfo> {
    let body = try await get("subjectInfo", [("id", masterId)])
    let item = try WireReply.read(WireClass.self, from: body)
    // The id that was asked for: a server may try it with a J and without.
    let info = ClassInfo(
      masterId: item.masterId ?? masterId, content: item.content,
      announcements: item.content.flatMap { _ in item.announcements })
    return StellarReply(info, diagnostics: item.problems)
  }

  /// The classes that the server finds.
  public func search(_ query: String) async throws(PentadError) -> StellarReply<[StellarClass]> {
    let body = try await get("search", [("query", query)])
    let list = try WireReply.readList(of: WireFoundClass.self, from: body)
    return StellarReply(
      list.items.map(\.content).unique(by: \.masterId), diagnostics: list.problems)
  }

  /// The current term.
  public func term() async throws(PentadError) -> StellarTerm { try await currentTerm().term }

  /// The current term, with its days where the server gives them.
  public func currentTerm() async throws(PentadError) -> StellarTermInfo {
    let answer = try WireReply.read(WireTerm.self, from: try await get("term"))
    return StellarTermInfo(term: answer.term, calendar: answer.calendar)
  }
}

extension Array {
  /// The first of each id: what a server says twice is one thing.
  func unique<Key: Hashable>(by id: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(id($0)).inserted }
  }
}
