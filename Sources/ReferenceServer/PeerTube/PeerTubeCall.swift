import PentadCore

/// A call of the API, with who asks.
struct PeerTubeCall: Sendable {
  /// The number of the person; nil for somebody without a token.
  let user: Int?
  /// What stands at the `:` of the route.
  let captures: [String]
  let request: Request
  let query: Form
  /// The body: JSON, or the items of a form as texts; `null` where it is neither.
  let body: JSONValue
  /// The server's time, in milliseconds since 1970.
  let now: Int64
  let shelf: VideoShelf
  /// The videos as they were when the call came.
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

  /// By what name the client calls the server: `127.0.0.1:8080`.
  var host: String { request.header("Host") ?? "127.0.0.1" }

  /// The whole address of a path of this server.
  func address(_ path: String) -> String { request.origin + path }

  /// Notes what the user did.
  func log(_ action: String, _ target: String, _ value: JSONValue) {
    guard let user else { return }
    shelf.log.add(
      VideoActionLog.Entry(
        service: "peertube", user: user, action: action, target: target, value: value, time: now))
  }

  // MARK: Parameters

  /// A truth value of the query; nil where it is absent.
  func flag(_ name: String) throws(PeerTubeFailure) -> Bool? {
    guard let text = query[name] else { return nil }
    guard let flag = ["true": true, "false": false, "1": true, "0": false][text] else {
      throw .invalid(name, in: "query", value: .string(text))
    }
    return flag
  }

  /// A number of the query within bounds; `missing` where it is absent.
  func number(
    _ name: String, _ bounds: ClosedRange<Int>, missing: Int
  ) throws(PeerTubeFailure) -> Int {
    guard let text = query[name] else { return missing }
    guard let number = Int(text), bounds.contains(number) else {
      throw .invalid(name, in: "query", value: .string(text))
    }
    return number
  }

  /// All values of a name of the query, also those of `name[]`.
  func list(_ name: String) -> [String] {
    query.items.filter { $0.name == name || $0.name == "\(name)[]" }.map(\.value)
  }

  /// A part of a list, as `start` and `count` want it: the first 15 unless they say otherwise.
  func page<Element>(
    of elements: [Element], _ json: (Element) -> JSONValue
  ) throws(PeerTubeFailure) -> JSONValue {
    let start = try number("start", 0...1_000_000_000, missing: 0)
    let count = try number("count", 0...100, missing: 15)
    let part = elements.dropFirst(start).prefix(count)
    return ["total": .integer(elements.count), "data": .array(part.map(json))]
  }

  /// The elements in the order that `sort` names: a field, with `-` before it for descending order.
  ///
  /// - Parameter fields: what there is to sort by, each with which of two comes first in ascending
  ///   order; the first, descending, is taken when nothing is named.
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

/// A call of the API: a method, a path, who may ask, and who answers.
struct PeerTubeRoute: Sendable {
  typealias Answer = @Sendable (inout PeerTubeState, PeerTubeCall) throws -> Response

  /// Who may ask.
  enum Access: Sendable {
    /// Everybody; tokens are not looked at.
    case anybody
    /// Everybody; a token that is not good is refused.
    case guest
    /// Users.
    case user
  }

  private let method: String
  private let pattern: [Substring]
  let access: Access
  let answer: Answer

  /// - Parameter pattern: the path after `/peertube/api/v1/`, with `:` for a part that may be anything.
  init(
    _ method: String, _ pattern: String, _ access: Access = .guest, _ answer: @escaping Answer
  ) {
    (self.method, self.pattern) = (method, pattern.split(separator: "/"))
    (self.access, self.answer) = (access, answer)
  }

  /// What stands at the `:`; nil for another call.
  func captures(_ method: String, _ path: [Substring]) -> [String]? {
    guard method == self.method, path.count == pattern.count else { return nil }
    var captures: [String] = []
    for (part, expected) in zip(path, pattern) {
      if expected == ":" { captures.append(String(part)) } else if part != expected { return nil }
    }
    return captures
  }
}
