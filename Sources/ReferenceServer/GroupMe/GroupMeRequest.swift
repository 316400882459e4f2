import PentadCore

/// A request with a valid token.
struct GroupMeRequest: Sendable {
  let userID: String
  /// The path parts at the `:` of the route.
  let captures: [String]
  let query: Form
  /// The body as JSON; `null` if it is empty.
  let body: JSONValue
  /// The server's time, in milliseconds since 1970.
  let now: Int64

  var seconds: Int64 { now / 1_000 }

  func capture(_ index: Int) -> String { captures.indices.contains(index) ? captures[index] : "" }

  /// Returns a number of the query within bounds; `missing` if it is absent.
  func number(_ name: String, _ bounds: ClosedRange<Int>, missing: Int) throws(GroupMeFailure)
    -> Int
  {
    guard let text = query[name] else { return missing }
    guard let number = Int(text), bounds.contains(number) else {
      throw .invalid("\(name) must be between \(bounds.lowerBound) and \(bounds.upperBound)")
    }
    return number
  }
}

/// A call of the API: a method, a path pattern, and a handler.
struct GroupMeRoute: Sendable {
  typealias Answer = @Sendable (inout GroupMeState, GroupMeRequest) throws -> Response

  private let method: String
  private let pattern: [Substring]
  let answer: Answer

  /// - Parameter pattern: the path after `/groupme/`, with `:` for a variable part.
  init(_ method: String, _ pattern: String, _ answer: @escaping Answer) {
    (self.method, self.pattern, self.answer) = (method, pattern.split(separator: "/"), answer)
  }

  /// Returns the path parts at the `:`; nil for another call.
  func captures(_ method: String, _ path: [Substring]) -> [String]? {
    guard method == self.method, path.count == pattern.count else { return nil }
    var captures: [String] = []
    for (part, expected) in zip(path, pattern) {
      if expected == ":" { captures.append(String(part)) } else if part != expected { return nil }
    }
    return captures
  }
}

/// An error answer.
struct GroupMeFailure: Error {
  let response: Response

  /// - Parameter code: `meta.code`, if it is more specific than the status.
  init(_ status: Int, code: Int? = nil, _ errors: String...) {
    response = .groupMe(status: status, code: code, errors: errors)
  }

  private init(empty status: Int) { response = .groupMeEmpty(status) }

  static func invalid(_ error: String) -> Self { Self(400, error) }
  static func forbidden(_ error: String) -> Self { Self(403, error) }
  static let unauthorized = Self(401, "unauthorized")
  /// The answer to third parties for calls that GroupMe reserves for its own clients.
  static let unverified = Self(401, code: 40_102, "device verification required")
  /// A 404 without a body, as in the message routes.
  static let notFound = Self(empty: 404)
  static let notReady = Self(empty: 503)
  static let notModified = Self(empty: 304)
  static let duplicate = Self(409, "Duplicate source_guid")
}

extension Response {
  /// Returns an answer in the envelope.
  ///
  /// - Parameter code: `meta.code`, if it is more specific than the status.
  static func groupMe(
    _ value: JSONValue = .null, status: Int = 200, code: Int? = nil, errors: [String] = []
  ) -> Response {
    var meta: [JSONValue.Member] = [.init("code", .integer(code ?? status))]
    if !errors.isEmpty { meta.append(.init("errors", .array(errors.map { .string($0) }))) }
    return .plain(["response": value, "meta": .object(meta)], status: status)
  }

  /// Returns JSON without an envelope.
  static func plain(_ value: JSONValue, status: Int = 200) -> Response {
    var response = Response.text(
      value.text(), type: "application/json;charset=utf-8", status: status)
    response.headers.append(("Cache-Control", "must-revalidate, private, max-age=0"))
    return response
  }

  /// Returns a status without a body.
  static func groupMeEmpty(_ status: Int) -> Response {
    Response(status: status, body: .bytes([]))
  }
}
