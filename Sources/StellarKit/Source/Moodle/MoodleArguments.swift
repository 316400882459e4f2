import PentadCore

/// The arguments of a call, as a form and as JSON.
struct MoodleArguments: Sendable, ExpressibleByDictionaryLiteral {
  private let members: [JSONValue.Member]

  init(_ members: [JSONValue.Member]) { self.members = members }

  init(dictionaryLiteral members: (String, JSONValue)...) {
    self.members = members.map { JSONValue.Member($0.0, $0.1) }
  }

  /// The names and values of a form. Lists and objects have indexed names, Booleans are 1 and 0:
  /// `courseids[0]=2`, `options[0][name]=excludecontents`.
  var form: [(name: String, value: String)] {
    members.flatMap { Self.fields(of: $0.value, named: $0.name) }
  }

  /// The JSON of a call in a batch.
  var json: String { JSONValue.object(members).text() }

  /// Returns a list of ids. An id that is not a number remains text, and the site rejects it.
  static func ids(_ ids: [String]) -> JSONValue { .array(ids.map { .string($0) }) }

  private static func fields(
    of value: JSONValue, named name: String
  ) -> [(name: String, value: String)] {
    switch value {
    case .null: []
    case .bool(let flag): [(name, flag ? "1" : "0")]
    case .integer(let number): [(name, String(number))]
    case .number(let number): [(name, JSONValue.number(number).text())]
    case .string(let text): [(name, text)]
    case .array(let items):
      items.enumerated().flatMap { fields(of: $1, named: "\(name)[\($0)]") }
    case .object(let members):
      members.flatMap { fields(of: $0.value, named: "\(name)[\($0.name)]") }
    }
  }
}

/// A call of a function of the site.
struct MoodleCall: Sendable {
  let function: String
  let arguments: MoodleArguments
}
