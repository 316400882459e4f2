import PentadCore

/// A call of the API, with its user.
struct PeerTubeCall: Sendable {
  /// The number of the person; nil without a token.
  let user: Int?
  /// The path parts at the `:` of the route.
  let captures: [String]
  let request: Request
  let query: Form
  /// The body: JSON, or the items of a form as texts; `null` for any other body.
  let body: JSONValue
  /// The server's time, in milliseconds since 1970.
  let now: Int64
  let shelf: VideoShelf
  /// The videos at the time of the call.
  let catalogue: VideoCatalogue

  init(_ request: Request, by user: Int?, _ captures: [String], shelf: VideoShelf) {
    (self.user, self.captures, self.request, self.shelf) = (user, captures, request, shelf)
    query = request.query
    now = shelf.now
    catalogue = shelf.catalogue
    body = Self.body(of: request)
  }

  private static func body(of request: Request) -> JSONValue {
    let type = request.header("Content-Type")?.lowercased() ?? ""
    guard type.hasPrefix("application/x-www-form-urlencoded") else {
      return JSONValue(parsing: request.body) ?? .null
    }
    let form = Form(String(decoding: request.body, as: UTF8.self))
    return .object(form.items.map { JSONValue.Member($0.name, .string($0.value)) })
  }

  func capture(_ index: Int = 0) -> String {
    captures.indices.contains(index) ? captures[index] : ""
  }

  /// The host name that the client uses for the server: `127.0.0.1:8080`.
  var host: String { request.header("Host") ?? "127.0.0.1" }

  /// Returns the full address of a path on this server.
  func address(_ path: String) -> String { request.origin + path }

  /// Logs an action of the user.
  func log(_ action: String, _ target: String, _ value: JSONValue) {
    guard let user else { return }
    shelf.log.add(
      VideoActionLog.Entry(
        service: "peertube", user: user, action: action, target: target, value: value, time: now))
  }

  // MARK: Parameters

  /// Returns a Boolean of the query; nil if it is absent.
  func flag(_ name: String) throws(PeerTubeFailure) -> Bool? {
    guard let text = query[name] else { return nil }
    guard let flag = ["true": true, "false": false, "1": true, "0": false][text] else {
      throw .invalid(name, in: "query", value: .string(text))
    }
    return flag
  }

  /// Returns a number of the query within bounds; `missing` if it is absent.
  func number(
    _ name: String, _ bounds: ClosedRange<Int>, missing: Int
  ) throws(PeerTubeFailure) -> Int {
    guard let text = query[name] else { return missing }
    guard let number = Int(text), bounds.contains(number) else {
      throw .invalid(name, in: "query", value: .string(text))
    }
    return number
  }

  /// Returns all values of a name in the query, including those of `name[]`.
  func list(_ name: String) -> [String] {
    query.items.filter { $0.name == name || $0.name == "\(name)[]" }.map(\.value)
  }

  /// Returns a page of a list by `start` and `count`; the default is the first 15.
  func page<Element>(
    of elements: [Element], _ json: (Element) -> JSONValue
  ) throws(PeerTubeFailure) -> JSONValue {
    let start = try number("start", 0...1_000_000_000, missing: 0)
    let count = try number("count", 0...100, missing: 15)
    let part = elements.dropFirst(start).prefix(count)
    return ["total": .integer(elements.count), "data": .array(part.map(json))]
  }

  /// Returns the elements sorted by `sort`: a field, with `-` before it for descending order.
  ///
  /// - Parameter fields: the available fields, each with a comparison for ascending order. The
  ///   default is the first one, descending.
  func sorted<Element>(
    _ elements: [Element], by fields: KeyValuePairs<String, (Element, Element) -> Bool>
  ) throws(PeerTubeFailure) -> [Element] {
    let name = query["sort"] ?? fields.first.map { "-\($0.key)" } ?? ""
    guard let comesFirst = fields.first(where: { $0.key == name.drop { $0 == "-" } })?.value else {
      throw .invalid("sort", in: "query", value: .string(name))
    }
    return name.hasPrefix("-")
      ? elements.sorted { comesFirst($1, $0) } : elements.sorted(by: comesFirst)
  }
}

/// A call of the API: a method, a path pattern, the required access, and a handler.
struct PeerTubeRoute: Sendable {
  typealias Answer = @Sendable (inout PeerTubeState, PeerTubeCall) throws -> Response

  /// The access that a call requires.
  enum Access: Sendable {
    /// Open to all; tokens are ignored.
    case anybody
    /// Open to all; an invalid token is rejected.
    case guest
    /// Only for signed-in users.
    case user
  }

  private let method: String
  private let pattern: [Substring]
  let access: Access
  let answer: Answer

  /// - Parameter pattern: the path after `/peertube/api/v1/`, with `:` for a variable part.
  init(
    _ method: String, _ pattern: String, _ access: Access = .guest, _ answer: @escaping Answer
  ) {
    (self.method, self.pattern) = (method, pattern.split(separator: "/"))
    (self.access, self.answer) = (access, answer)
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
