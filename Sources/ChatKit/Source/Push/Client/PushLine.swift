/// The way that the messages of a session take.
protocol PushLine: Sendable {
  /// Sends messages together. What becomes of them comes to the mailbox.
  func send(_ requests: [BayeuxRequest])
  /// Ends it at once.
  func cut()
  /// Ends it after what was sent, and this.
  func leave(_ goodbye: BayeuxRequest)
}
