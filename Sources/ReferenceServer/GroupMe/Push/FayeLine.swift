import PentadCore

/// The way to a client over its socket. Its calls return at once and call nobody.
protocol FayeLine: Sendable {
  /// Sends messages, after those before them.
  func send(_ messages: [JSONValue])
  /// Says that it closes and closes, after what was sent; a stalled one when it goes on.
  func end()
  /// Ends the connection without a word.
  func cut()
  /// Reads and writes nothing any more, with the connection open.
  func stall()
  /// Reads and writes again, what has waited first.
  func go()
}
