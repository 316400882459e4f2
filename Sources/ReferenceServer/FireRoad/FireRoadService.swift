public import PentadCore

/// FireRoad's catalogue at `/fireroad`, as JSON without sign-in and pages.
///
/// | path | answer |
/// |---|---|
/// | `courses/all?full=true` | all classes |
/// | `courses/dept/6?full=true` | those of a course; an unknown one is `[]` |
/// | `courses/lookup/6.1010` | one class with all members; 404 with a text |
/// | `courses/search/WORDS` | classes by number and title, with `type`, `gir`, `hass`, `ci`, `offered`, `level` and `full` |
/// | `courseupdater/semesters` | `[{"sem":"fall-2026","v":1}]` |
/// | `courseupdater/check?sem=fall,2026&v=1` | the newest version and the changed files |
///
/// There are some 2,600 entries, generated at the first access.
public final class FireRoadService: Sendable {
  /// The catalogue and its versions.
  private struct State: Sendable {
    var classes: [FireRoadClass]
    /// The semesters in order; the last is the current one.
    var semesters = ["spring-2026", "fall-2026"]
    /// The changed courses of each version of the current semester, from version 2 on.
    var deltas: [Set<String>] = []
    var version: Int { deltas.count + 1 }
  }

  /// The number of classes before the entries for other numbers are added.
  static let size = 2_100

  private let seed: UInt64
  private let state = Lock<State?>(nil)

  init(seed: UInt64) { self.seed = seed }

  private func use<Result: Sendable, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try state.withLock { (kept: inout sending State?) throws(Failure) -> Result in
      var state = kept ?? State(classes: FireRoadMaker.classes(seed: seed, Self.size))
      kept = nil
      defer { kept = state }
      return try body(&state)
    }
  }

  /// Answers a request.
  func respond(to request: Request) -> Response {
    guard request.method == "GET" || request.method == "HEAD" else {
      return .page(405, "Method Not Allowed")
    }
    let path = request.path.dropFirst("/fireroad".count).split(separator: "/").map(String.init)
    let isFull = Self.isTrue(request.query["full"])
    switch (path.first, path.dropFirst().first, path.count) {
    case ("courses", "all", 2): return Self.list(use { $0.classes }, isFull)
    case ("courses", "dept", 3):
      return Self.list(use { $0.classes.filter { $0.course == path[2] } }, isFull)
    case ("courses", "lookup", 3):
      guard let found = use({ $0.classes.first { $0.number == path[2] } }) else {
        return .text(
          "No subject found with the given ID", type: "text/html; charset=utf-8", status: 404)
      }
      return .campus(found.json(isFull: true))
    case ("courses", "search", 3):
      let search = FireRoadSearch(path[2], request.query)
      return Self.list(use { $0.classes.filter(search.matches) }, isFull)
    case ("courseupdater", "semesters", 2):
      return use { state in
        .campus(
          .array(
            state.semesters.map { semester in
              let isLast = semester == state.semesters.last
              return ["sem": .string(semester), "v": .integer(isLast ? state.version : 1)]
            }))
      }
    case ("courseupdater", "check", 2): return check(request.query)
    default: return .page(404, "Not Found")
    }
  }

  static func isTrue(_ text: String?) -> Bool {
    ["true", "yes", "y", "t", "1"].contains(text?.lowercased() ?? "")
  }

  private static func list(_ classes: [FireRoadClass], _ isFull: Bool) -> Response {
    .campus(.array(classes.map { $0.json(isFull: isFull) }))
  }

  /// Answers with the newest version of a semester, and the files that changed since another one.
  private func check(_ query: Form) -> Response {
    let semester = query["sem"] ?? ""
    let parts = semester.split(separator: ",")
    guard parts.count == 2 else { return .page(400, "Invalid number of semester components") }
    guard let version = query["v"].flatMap({ Int($0) }) else {
      return .page(400, "Invalid version")
    }
    let name = parts.joined(separator: "-")
    return use { state in
      let isCurrent = name == state.semesters.last
      let deltas = isCurrent ? state.deltas.dropFirst(max(1, version) - 1) : []
      let files = Set(deltas.joined()).sorted().map { JSONValue.string("sem-\(name)/\($0).txt") }
      let newest = isCurrent ? max(version, state.version) : version
      return .campus(["v": .integer(newest), "delta": .array(files)])
    }
  }

  /// The number of entries, and the numbers of the first ones.
  var summary: JSONValue {
    use { state in
      [
        "classes": .integer(state.classes.count), "version": .integer(state.version),
        "numbers": .array(state.classes.prefix(20).map { .string($0.number) }),
      ]
    }
  }

  /// Changes a class, or adds a new one; the current semester gets a new version.
  ///
  /// - Parameters:
  ///   - number: the number of the class.
  ///   - schedule: the schedule of all terms in FireRoad's form; nil keeps the current ones, as the
  ///     title.
  public func change(_ number: String, title: String? = nil, schedule: String? = nil) {
    use { state in
      let place = state.classes.firstIndex { $0.number == number }
      var changed =
        place.map { state.classes[$0] }
        ?? FireRoadClass(number: number, title: "New class", text: "")
      if let title { changed.title = title }
      if let schedule {
        changed.schedule = schedule
        (changed.fallSchedule, changed.springSchedule) = (nil, nil)
      }
      if let place { state.classes[place] = changed } else { state.classes.append(changed) }
      state.deltas.append([changed.course])
    }
  }

  /// Removes a class; the current semester gets a new version.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notFound``.
  public func remove(_ number: String) throws(PentadError) {
    try use { state throws(PentadError) in
      guard let place = state.classes.firstIndex(where: { $0.number == number }) else {
        throw PentadError(.notFound, "there is no class \(number)")
      }
      state.deltas.append([state.classes[place].course])
      state.classes.remove(at: place)
    }
  }

  /// Begins a semester: `spring-2027`, with version 1.
  public func begin(_ semester: String) {
    use { state in
      state.semesters.append(semester)
      state.deltas = []
    }
  }

  /// Resets all changes.
  func reset() { state.withLock { $0 = nil } }
}
