#if Networking
  import NIOHTTP1

  /// How large a request may be. Beyond it the answer is an error and the connection ends.
  struct RequestLimits: Sendable {
    /// Bytes of the first line's path and query.
    var target = 16 << 10
    /// Fields of the head.
    var fields = 100
    /// Bytes of all fields together.
    var head = 32 << 10
    /// Bytes of the body.
    var body = 4 << 20

    /// What is wrong with a head; nil when it may pass.
    func refusal(_ head: HTTPRequestHead) -> Response? {
      if head.uri.utf8.count > target { return .page(414, "URI Too Long") }
      let size = head.headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
      if head.headers.count > fields || size > self.head {
        return .page(431, "Request Header Fields Too Large")
      }
      let length = head.headers.first(name: "Content-Length").flatMap { Int($0) } ?? 0
      return length > body ? Self.tooLarge : nil
    }

    /// The answer to a body that is longer than it may be.
    static var tooLarge: Response { .page(413, "Content Too Large") }
  }
#endif
