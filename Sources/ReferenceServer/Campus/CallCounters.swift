import PentadCore

/// The numbers of answered calls by route, and the executed writes in order, so that a test can
/// prove that a change was sent once.
struct CallCounters: Sendable {
  private var calls: [String: Int] = [:]
  private var writes: [JSONValue] = []

  /// Counts a call of a route: `GET courses/:/modules`.
  mutating func count(_ route: String) { calls[route, default: 0] += 1 }

  /// Logs an executed write.
  mutating func write(_ action: String, _ target: Int, by student: CampusPerson, _ value: JSONValue)
  {
    writes.append([
      "action": .string(action), "target": .integer(target),
      "user": .string(student.login ?? ""), "value": value,
    ])
  }

  /// The numbers by route, sorted, and their sum.
  var json: JSONValue {
    let sorted = calls.sorted { $0.key < $1.key }
    return [
      "requests": .integer(calls.values.reduce(0, +)),
      "routes": .object(sorted.map { JSONValue.Member($0.key, .integer($0.value)) }),
    ]
  }

  /// The writes of a student, oldest first; all without a name.
  func writes(of login: String?) -> JSONValue {
    .array(writes.filter { login == nil || $0["user"]?.asString == login })
  }
}
