/// A request with its whole body.
struct Request: Sendable {
  var method: String
  /// The part before the question mark, decoded.
  var path: String
  /// The part before the question mark, not decoded.
  var rawPath: String
  /// The part after the question mark, not decoded.
  var rawQuery: String
  var body: [UInt8]
  /// The fields of the head, unchanged.
  var headers: [(name: String, value: String)] = []

  /// Creates a request from the parts of its first line.
  init(method: String, target: String, body: [UInt8] = []) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.method = method
    rawPath = parts.first.map(String.init) ?? "/"
    path = Form.decoded(rawPath.replacing("+", with: "%2B"))
    rawQuery = parts.count > 1 ? String(parts[1]) : ""
    self.body = body
  }

  /// Returns the first field with a name; case does not matter. Nil when there is none.
  func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The items of the query.
  var query: Form { Form(rawQuery) }

  /// The origin of addresses in answers: `http://` and the host that the client requested.
  var origin: String { "http://\(header("Host") ?? "127.0.0.1")" }

  /// The items of the query, followed by those of a posted form, as PHP's `$_REQUEST`.
  var parameters: Form {
    var all = query
    if method == "POST" { all.append(Form(String(decoding: body, as: UTF8.self))) }
    return all
  }
}
