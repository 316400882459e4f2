#if Networking
  import NIOHTTP1

  /// The limits of a request. Above them, the answer is an error and the connection is closed.
  struct RequestLimits: Sendable {
    /// The maximum size of path and query in the first line, in bytes.
    var target = 16 << 10
    /// The maximum number of header fields.
    var fields = 100
    /// The maximum size of all header fields, in bytes.
    var head = 32 << 10
    /// The maximum size of the body, in bytes.
    var body = 4 << 20

    /// Returns the rejection of a head; nil if it is allowed.
    func refusal(_ head: HTTPRequestHead) -> Response? {
      if head.uri.utf8.count > target { return .page(414, "URI Too Long") }
      let size = head.headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
      if head.headers.count > fields || size > self.head {
        return .page(431, "Request Header Fields Too Large")
      }
      let length = head.headers.first(name: "Content-Length").flatMap { Int($0) } ?? 0
      return length > body ? Self.tooLarge : nil
    }

    /// The answer to a body that is too large.
    static var tooLarge: Response { .page(413, "Content Too Large") }
  }
#endif
