import PentadCore

extension Response {
  /// Returns the answer with cache headers: a strong `ETag` of its bytes, `Last-Modified` and
  /// `Cache-Control`. A client with a current copy gets 304 without a body (RFC 9110, 13).
  ///
  /// - Parameters:
  ///   - modifiedAt: the time of the last change, in milliseconds since 1970.
  ///   - maxAge: the freshness lifetime in seconds; 0 for none.
  func cached(for request: Request, modifiedAt: Int64, maxAge: Int) -> Response {
    guard status == 200, let bytes else { return self }
    let tag = Self.tag(of: bytes)
    var answer = self
    answer.headers += [
      ("ETag", tag), ("Last-Modified", HTTPDate.text(modifiedAt)),
      ("Cache-Control", maxAge > 0 ? "max-age=\(maxAge)" : "no-cache"),
    ]
    guard request.has(tag, modifiedAt: modifiedAt) else { return answer }
    answer.status = 304
    answer.headers.removeAll { $0.name == "Content-Type" }
    answer.body = .bytes([])
    return answer
  }

  /// Returns the version of a body: its hash and its length.
  static func tag(of bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3
    }
    return "\"\(String(hash, radix: 16))-\(String(bytes.count, radix: 16))\""
  }
}

extension Request {
  /// True if the client already has a version. Its tags take precedence over its date.
  fileprivate func has(_ tag: String, modifiedAt: Int64) -> Bool {
    guard method == "GET" || method == "HEAD" else { return false }
    if let tags = header("If-None-Match") {
      return tags.split(separator: ",").contains { part in
        let part = part.drop { $0 == " " }.prefix { $0 != " " }
        return part == "*" || part == tag || part == "W/" + tag
      }
    }
    let since = header("If-Modified-Since").flatMap { HTTPDate.seconds($0) }
    return since.map { modifiedAt / 1_000 <= $0 } ?? false
  }
}
