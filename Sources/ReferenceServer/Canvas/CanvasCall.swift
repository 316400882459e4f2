import PentadCore

/// A call of the API, with its student.
struct CanvasCall: Sendable {
  let student: CampusPerson
  /// The path parts at the `:` of the route.
  let captures: [String]
  let request: Request
  /// The items of the query, followed by those of the body.
  let parameters: Form
  /// The server's time, in milliseconds since 1970.
  let now: Int64
  let faults: [CanvasFault]
  /// The largest page.
  let largestPage: Int

  init(
    _ request: Request, by student: CampusPerson, _ captures: [String], faults: [CanvasFault],
    now: Int64, largestPage: Int
  ) {
    (self.student, self.captures, self.request) = (student, captures, request)
    (self.faults, self.now, self.largestPage) = (faults, now, largestPage)
    var parameters = request.query
    parameters.append(Self.body(of: request))
    self.parameters = parameters
  }

  /// Returns the items of a form or of a JSON object: `{"a":[1,2]}` is `a[]=1&a[]=2`.
  private static func body(of request: Request) -> Form {
    let type = request.header("Content-Type")?.lowercased() ?? ""
    guard type.hasPrefix("application/json") else {
      return Form(String(decoding: request.body, as: UTF8.self))
    }
    guard case .object(let members) = JSONValue(parsing: request.body) else { return Form("") }
    var form = Form("")
    for member in members {
      if case .array(let values) = member.value {
        for value in values { form.add(member.name + "[]", value.plainText) }
      } else {
        form.add(member.name, member.value.plainText)
      }
    }
    return form
  }

  func has(_ fault: CanvasFault) -> Bool { faults.contains(fault) }

  func capture(_ index: Int = 0) -> String {
    captures.indices.contains(index) ? captures[index] : ""
  }

  /// Returns the number at a `:`.
  func number(_ index: Int = 0) throws(CanvasFailure) -> Int {
    guard let number = Int(capture(index)) else { throw .missing }
    return number
  }

  /// Returns the values of `name[]`.
  func list(_ name: String) -> [String] {
    parameters.items.filter { $0.name == name || $0.name == "\(name)[]" }.map(\.value)
  }

  func includes(_ part: String) -> Bool { list("include").contains(part) }

  /// Returns a Boolean; false without the parameter.
  func flag(_ name: String) -> Bool {
    ["true", "1", "on"].contains(parameters[name]?.lowercased() ?? "")
  }

  /// Returns a time in milliseconds; nil without the parameter. A date is the first or the last
  /// moment of its day in UTC, the time zone of all students.
  func time(_ name: String, isEnd: Bool = false) throws(CanvasFailure) -> Int64? {
    guard let text = parameters[name], !text.isEmpty else { return nil }
    let isDay = text.utf8.count == 10
    guard let time = ISO8601.milliseconds(lenient: (isDay ? text + "T00:00:00Z" : text).utf8)
    else { throw .invalid("Invalid \(name)") }
    return isDay && isEnd ? time + CampusMaker.day - 1 : time
  }

  /// The address of the school.
  var school: String { request.origin + "/canvas" }

  /// The path after the school's address.
  static func path(of request: Request) -> Substring { request.path.dropFirst("/canvas".count) }
}

/// A call of the API: a method, a path pattern and a handler.
struct CanvasRoute: Sendable {
  typealias Answer = @Sendable (inout CanvasState, CanvasCall) throws -> Response

  let name: String
  private let method: String
  private let pattern: [Substring]
  let answer: Answer

  /// - Parameter pattern: the path after `/canvas/api/v1/`, with `:` for a variable part.
  init(_ method: String, _ pattern: String, _ answer: @escaping Answer) {
    name = "\(method) \(pattern)"
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

extension JSONValue {
  /// The value as a form has it.
  fileprivate var plainText: String {
    switch self {
    case .string(let text): text
    case .null: ""
    default: self.text()
    }
  }
}
