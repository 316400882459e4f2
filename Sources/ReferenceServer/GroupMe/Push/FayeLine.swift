import PentadCore

/// The connection to a client over its socket. Its calls return at once, without callbacks.
protocol FayeLine: Sendable {
  /// Sends messages, after earlier ones.
  func send(_ messages: [JSONValue])
  /// Sends a close message after earlier data, and closes. A stalled connection does so when it
  /// continues.
  func end()
  /// Closes the connection without a close message.
  func cut()
  /// Stops reading and writing, with the connection open.
  func stall()
  /// Resumes reading and writing, held data first.
  func go()
}
