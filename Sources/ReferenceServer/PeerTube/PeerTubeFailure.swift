import PentadCore

/// An answer that is a failure, in the form of RFC 7807 as PeerTube fills it in.
struct PeerTubeFailure: Error {
  private let status: Int
  private let detail: String
  /// PeerTube's word for it, which stands in `type` and in `code`.
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

  // MARK: The failures there are

  /// A token that is not, or no longer, good.
  static let invalidToken = Self(401, "Token is invalid", word: "invalid_token")
  /// Nobody says who asks.
  static let noToken = Self(401, "Token is invalid", word: "unauthorized_request")

  static func refused(_ detail: String, word: String? = nil) -> Self {
    Self(403, detail, word: word)
  }

  /// - Parameter what: `Video`.
  static func missing(_ what: String) -> Self { Self(404, "\(what) not found") }

  /// A parameter that is not what it has to be.
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

  /// A grant that gets no tokens.
  static func grant(_ word: String, _ detail: String) -> Self { Self(400, detail, word: word) }

  /// A password that is right, where a code is wanted as well.
  static let missingCode = Self(
    401, "Missing two factor header", word: "missing_two_factor",
    headers: [("x-peertube-otp", "required; app")])
}

extension Response {
  /// An answer in JSON.
  static func peerTube(_ value: JSONValue) -> Response {
    .text(value.text(), type: "application/json; charset=utf-8")
  }

  /// Nothing to say.
  static var peerTubeDone: Response { Response(status: 204, body: .bytes([])) }

  /// The answer with the tag by which a client can ask whether it still holds; 304 for a client that
  /// has it.
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
