import PentadCore

/// An answer: a value, so that a fault can make another one of it.
struct Response: Sendable {
  /// What comes after the head.
  enum Body: Sendable {
    /// JSON that is not text yet, so that a fault can change its types.
    case json(JSONValue)
    /// Bytes, whose number is told in the head.
    case bytes([UInt8])
    /// What a function writes, for as long as it likes. `length` goes into the head and is not
    /// checked: a body that breaks off is what some functions are for. nil sends it in chunks.
    case stream(length: Int?, write: @Sendable (any BodyWriter) async throws -> Void)
    /// Bytes in the place of the head too, as they are; then the connection ends.
    case raw(write: @Sendable (any BodyWriter) async throws -> Void)
    /// No head and no body: the connection ends.
    case hangUp
  }

  var status = 200
  /// The headers besides those that frame the message.
  var headers: [(name: String, value: String)] = []
  var body: Body

  /// An answer in JSON as PHP 5 writes it.
  static func json(_ value: JSONValue, status: Int = 200) -> Response {
    Response(
      status: status, headers: [("Content-Type", "application/json")], body: .json(value))
  }

  /// An answer of some type.
  static func text(_ text: String, type: String, status: Int = 200) -> Response {
    Response(status: status, headers: [("Content-Type", type)], body: .bytes(Array(text.utf8)))
  }

  /// A page for people, as servers send it when something is wrong.
  static func page(_ status: Int, _ title: String) -> Response {
    .text(
      "<html><head><title>\(status) \(title)</title></head><body><h1>\(title)</h1></body></html>\n",
      type: "text/html", status: status)
  }

  /// The body's bytes; nil for one that is written as it goes.
  var bytes: [UInt8]? {
    switch body {
    case .json(let value): value.phpText
    case .bytes(let bytes): bytes
    case .stream, .raw, .hangUp: nil
    }
  }
}

/// Takes the bytes of a body to the client.
protocol BodyWriter: Sendable {
  /// Sends bytes; returns when the system has taken them.
  ///
  /// - Throws: when the client has gone.
  func write(_ bytes: [UInt8]) async throws
}

/// What a body's function throws to have the connection closed in the middle.
struct Hangup: Error {}
