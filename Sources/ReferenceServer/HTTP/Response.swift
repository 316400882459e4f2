import PentadCore

/// An answer. It is a value, so that a fault can change it.
struct Response: Sendable {
  /// The data after the head.
  enum Body: Sendable {
    /// JSON as a value, so that a fault can change its types.
    case json(JSONValue)
    /// Bytes, with their number in the head.
    case bytes([UInt8])
    /// A body written by a function, for any duration. `length` goes into the head and is not
    /// checked, because some functions write incomplete bodies. nil sends it in chunks.
    case stream(length: Int?, write: @Sendable (any BodyWriter) async throws -> Void)
    /// Raw bytes including the head. The connection is closed afterwards.
    case raw(write: @Sendable (any BodyWriter) async throws -> Void)
    /// No head and no body: the connection is closed.
    case hangUp
  }

  var status = 200
  /// The headers, except those that frame the message.
  var headers: [(name: String, value: String)] = []
  var body: Body

  /// Returns a JSON answer in the format of PHP 5.
  static func json(_ value: JSONValue, status: Int = 200) -> Response {
    Response(
      status: status, headers: [("Content-Type", "application/json")], body: .json(value))
  }

  /// Returns a text with a media type.
  static func text(_ text: String, type: String, status: Int = 200) -> Response {
    Response(status: status, headers: [("Content-Type", type)], body: .bytes(Array(text.utf8)))
  }

  /// Returns an error page for people, as servers send it.
  static func page(_ status: Int, _ title: String) -> Response {
    .text(
      "<html><head><title>\(status) \(title)</title></head><body><h1>\(title)</h1></body></html>\n",
      type: "text/html", status: status)
  }

  /// The body's bytes; nil for a body that a function writes.
  var bytes: [UInt8]? {
    switch body {
    case .json(let value): value.phpText
    case .bytes(let bytes): bytes
    case .stream, .raw, .hangUp: nil
    }
  }
}

/// Writes the bytes of a body to the client.
protocol BodyWriter: Sendable {
  /// Sends bytes; returns when the system has accepted them.
  ///
  /// - Throws: an error when the client has disconnected.
  func write(_ bytes: [UInt8]) async throws
}

/// The error with which a body's function closes the connection early.
struct Hangup: Error {}
