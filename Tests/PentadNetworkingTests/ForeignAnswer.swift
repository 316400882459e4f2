#if Networking
  import PentadCore
  import Testing

  /// The bytes of an answer that a real server has sent, and the correct outcome.
  struct ForeignAnswer: Sendable, CustomTestStringConvertible {
    enum Outcome: Hashable, Sendable {
      case body([UInt8])
      case error(PentadError.Code)

      static func body(_ text: String) -> Self { .body(Array(text.utf8)) }

      /// The answer breaks HTTP's rules.
      static let broken = Self.error(.decoding)
      /// The connection ends before the answer.
      static let cutOff = Self.error(.answerCutOff)
    }

    let name: String
    let bytes: [UInt8]
    let outcome: Outcome
    let method: TransportRequest.Method

    init(
      _ name: String, _ text: String, _ outcome: Outcome, method: TransportRequest.Method = .get
    ) {
      self.init(name, bytes: Array(text.utf8), outcome, method: method)
    }

    init(
      _ name: String, bytes: [UInt8], _ outcome: Outcome, method: TransportRequest.Method = .get
    ) {
      self.name = name
      self.bytes = bytes
      self.outcome = outcome
      self.method = method
    }

    /// An answer of 200 with these headers, each with its line end, and this body.
    static func ok(_ name: String, _ headers: String, _ body: String, _ outcome: Outcome) -> Self {
      Self(name, "HTTP/1.1 200 OK\r\n\(headers)\r\n\(body)", outcome)
    }

    /// An answer of 200 with this length and the body `hello`.
    static func length(_ length: String, _ outcome: Outcome) -> Self {
      ok("length \(length.debugDescription)", "Content-Length: \(length)\r\n", "hello", outcome)
    }

    /// An answer of 200 with this transfer coding, and `hello` in chunks.
    static func coding(_ coding: String, _ outcome: Outcome) -> Self {
      ok(
        "coding \(coding.debugDescription)", "Transfer-Encoding: \(coding)\r\n",
        "5\r\nhello\r\n0\r\n\r\n", outcome)
    }

    /// An answer of 200 whose body are these chunks.
    static func chunks(_ name: String, _ chunks: String, _ outcome: Outcome) -> Self {
      ok("chunks \(name)", "Transfer-Encoding: chunked\r\n", chunks, outcome)
    }

    /// An answer of 200 with these header lines before a sound length and the body `ok`.
    static func header(_ name: String, _ lines: String, _ outcome: Outcome = .broken) -> Self {
      ok("header \(name)", "\(lines)Content-Length: 2\r\n", "ok", outcome)
    }

    var testDescription: String { name }
  }
#endif
