import PentadCore

/// An error answer in the form of RFC 7807, as in PeerTube.
struct PeerTubeFailure: Error {
  private let status: Int
  private let detail: String
  /// PeerTube's error name, in `type` and in `code`.
  private let word: String?
  private let more: [JSONValue.Member]
  private let headers: [(name: String, value: String)]

  init(
    _ status: Int, _ detail: String, word: String? = nil, more: [JSONValue.Member] = [],
    headers: [(name: String, value: String)] = []
  ) {
    (self.status, self.detail, self.word) = (status, detail, word)
    (self.more, self.headers) = (more, headers)
  }

  var response: Response {
    var members: [JSONValue.Member] = []
    if let word {
      let type = "https://docs.joinpeertube.org/api-rest-reference.html#section/Errors/\(word)"
      members.append(.init("type", .string(type)))
    } else {
      members += [
        .init("type", "about:blank"), .init("title", .string(Self.titles[status] ?? "Error")),
      ]
    }
    members += [.init("detail", .string(detail)), .init("status", .integer(status))] + more
    if let word { members.append(.init("code", .string(word))) }
    var response = Response.text(
      JSONValue.object(members).text(), type: "application/problem+json; charset=utf-8",
      status: status)
    response.headers += headers
    return response
  }

  private static let titles = [
    400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 409: "Conflict",
  ]

  // MARK: Failures

  /// A token that is invalid or expired.
  static let invalidToken = Self(401, "Token is invalid", word: "invalid_token")
  /// A request without a token.
  static let noToken = Self(401, "Token is invalid", word: "unauthorized_request")

  static func refused(_ detail: String, word: String? = nil) -> Self {
    Self(403, detail, word: word)
  }

  /// - Parameter what: the missing item, such as `Video`.
  static func missing(_ what: String) -> Self { Self(404, "\(what) not found") }

  /// Returns the error of an invalid parameter.
  ///
  /// - Parameter location: `params`, `query` or `body`.
  static func invalid(_ name: String, in location: String, value: JSONValue) -> Self {
    let problem: JSONValue = [
      "type": "field", "location": .string(location), "path": .string(name), "value": value,
      "msg": .string("Invalid value"),
    ]
    return Self(
      400, "Incorrect request parameters: \(name)",
      more: [.init("invalid-params", .object([.init(name, problem)]))])
  }

  /// Returns the error of a rejected grant.
  static func grant(_ word: String, _ detail: String) -> Self { Self(400, detail, word: word) }

  /// A correct password without the required code.
  static let missingCode = Self(
    401, "Missing two factor header", word: "missing_two_factor",
    headers: [("x-peertube-otp", "required; app")])
}

extension Response {
  /// Returns a JSON answer.
  static func peerTube(_ value: JSONValue) -> Response {
    .text(value.text(), type: "application/json; charset=utf-8")
  }

  /// An answer without content.
  static var peerTubeDone: Response { Response(status: 204, body: .bytes([])) }

  /// Returns the answer with its `ETag`; 304 for a client that has it.
  func tagged(for request: Request) -> Response {
    guard request.method == "GET", status == 200, case .bytes(let bytes) = body else { return self }
    let tag = "W/" + Self.tag(of: bytes)
    var tagged = self
    if request.header("If-None-Match") == tag {
      tagged = Response(status: 304, headers: headers, body: .bytes([]))
    }
    tagged.headers.append(("ETag", tag))
    return tagged
  }
}
