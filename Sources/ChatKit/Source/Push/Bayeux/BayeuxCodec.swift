import PentadCore

/// The JSON encoding of Bayeux messages.
enum BayeuxCodec {
  /// Encodes messages as one array.
  static func text(of requests: [BayeuxRequest], token: String, seconds: Int64) -> String {
    JSONValue.array(requests.map { $0.json(token: token, seconds: seconds) }).text()
  }

  /// Decodes the data from the service: an array of messages, or a single message.
  ///
  /// A field of an unexpected type counts as absent. Published data is kept unchanged. An
  /// unreadable message does not affect the others of its array.
  ///
  /// - Throws: ``PentadError/Code/unreadableAnswer`` for data that is not JSON;
  ///   ``PentadError/Code/unexpectedAnswer`` when no message is an object with a channel.
  static func messages(_ text: some Collection<UInt8>) throws(PentadError) -> [BayeuxMessage] {
    do throws(PentadError) {
      return try JSONReader.readAnswerOnce(Array(text), isWhole: true) {
        reader throws(PentadError) in
        var messages: [BayeuxMessage] = []
        var failure: PentadError?
        var next = BayeuxMessage()
        func read(_ reader: inout JSONReader) throws(PentadError) { next = try message(&reader) }
        if try reader.peek() == .array {
          try reader.items(
            read, taken: { messages.append(next) }, unreadable: { failure = $0.error })
        } else {
          messages.append(try message(&reader))
        }
        if messages.isEmpty, let failure { throw failure }
        return messages
      }
    } catch {
      throw error.code == .jsonKind || error.code == .unexpectedAnswer
        ? PentadError(.unexpectedAnswer, "the push service sent an invalid message")
        : PentadError(.unreadableAnswer, "the push service sent invalid JSON")
    }
  }

  private static func message(
    _ reader: inout JSONReader
  ) throws(PentadError) -> BayeuxMessage {
    var message = BayeuxMessage()
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "channel": message.channel = try reader.textOrNothing() ?? ""
      case "id": message.id = try reader.textOrNothing()
      case "clientId": message.clientId = try reader.textOrNothing()
      case "successful": message.isSuccessful = try reader.flagOrNothing()
      case "error": message.error = try reader.textOrNothing().map(BayeuxError.init)
      case "subscription": message.subscription = try reader.textsOrNothing()
      case "supportedConnectionTypes": message.connectionTypes = try reader.textsOrNothing()
      case "advice": message.advice = try advice(&reader)
      case "data": message.data = try data(&reader)
      default: try reader.skip()
      }
    }
    guard message.channel.hasPrefix("/") else {
      throw PentadError(.unexpectedAnswer, "a message has no channel")
    }
    return message
  }

  /// Returns the published data. If it is a string that contains JSON, returns that JSON.
  private static func data(_ reader: inout JSONReader) throws(PentadError) -> [UInt8] {
    var text: [UInt8]?
    let raw = try reader.raw { reader throws(PentadError) in
      guard try reader.peek() == .string else { return try reader.skip() }
      text = Array(try reader.string().bytes)
    }
    return text.flatMap { JSONRepair.document($0) } ?? Array(raw.bytes)
  }

  private static func advice(_ reader: inout JSONReader) throws(PentadError) -> BayeuxAdvice? {
    guard try reader.peek() == .object else {
      try reader.skip()
      return nil
    }
    var advice = BayeuxAdvice()
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "reconnect":
        advice.reconnect = try reader.textOrNothing().flatMap(BayeuxAdvice.Reconnect.init)
      case "interval": advice.interval = try reader.milliseconds(upTo: 300_000)
      case "timeout": advice.timeout = try reader.milliseconds(upTo: 3_600_000)
      default: try reader.skip()
      }
    }
    return advice
  }
}

/// Values with an expected type. Values of other types are skipped.
extension JSONReader {
  fileprivate mutating func textOrNothing() throws(PentadError) -> String? {
    switch try peek() {
    case .string: return try string().string
    case .number: return try raw().string
    default:
      try skip()
      return nil
    }
  }

  fileprivate mutating func flagOrNothing() throws(PentadError) -> Bool? {
    if try peek() == .bool { return try bool() }
    try skip()
    return nil
  }

  /// Decodes an array of texts, or a single text.
  fileprivate mutating func textsOrNothing() throws(PentadError) -> [String] {
    guard try peek() == .array else { return try textOrNothing().map { [$0] } ?? [] }
    var texts: [String] = []
    try array { reader throws(PentadError) in
      if let text = try reader.textOrNothing() { texts.append(text) }
    }
    return texts
  }

  /// Decodes a number of milliseconds, clamped to 0…`limit`.
  fileprivate mutating func milliseconds(upTo limit: Int64) throws(PentadError) -> Int64? {
    guard try peek() == .number else {
      try skip()
      return nil
    }
    return Double(try raw().string).map { Int64(min(max(0, $0), Double(limit))) }
  }
}
