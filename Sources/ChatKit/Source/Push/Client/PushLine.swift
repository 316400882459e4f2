/// The connection of a session.
protocol PushLine: Sendable {
  /// Sends messages together. The results are put into the mailbox.
  func send(_ requests: [BayeuxRequest])
  /// Closes the connection at once.
  func cut()
  /// Sends a last message after all others, and closes the connection.
  func leave(_ goodbye: BayeuxRequest)
}
