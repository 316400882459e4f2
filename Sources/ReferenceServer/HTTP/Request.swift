/// A request with its whole body.
struct Request: Sendable {
  var method: String
  /// The part before the question mark, decoded.
  var path: String
  /// The same as it came.
  var rawPath: String
  /// The part after it, as it came.
  var rawQuery: String
  var body: [UInt8]
  /// The fields of the head, as they came.
  var headers: [(name: String, value: String)] = []

  /// Makes a request of what stands in the first line of one.
  init(method: String, target: String, body: [UInt8] = []) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.method = method
    rawPath = parts.first.map(String.init) ?? "/"
    path = Form.decoded(rawPath.replacing("+", with: "%2B"))
    rawQuery = parts.count > 1 ? String(parts[1]) : ""
    self.body = body
  }

  /// The first field of a name, whose case does not matter; nil when there is none.
  func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The items of the query.
  var query: Form { Form(rawQuery) }

  /// `http://` and the host that the client asked: what addresses in answers begin with.
  var origin: String { "http://\(header("Host") ?? "127.0.0.1")" }

  /// The items of the query, and after them those of a form that was posted: PHP's `$_REQUEST`.
  var parameters: Form {
    var all = query
    if method == "POST" { all.append(Form(String(decoding: body, as: UTF8.self))) }
    return all
  }
}
