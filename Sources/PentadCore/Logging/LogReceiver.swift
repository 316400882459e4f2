/// A receiver of a client's log messages: an option of each Kit's front door.
///
/// With PentadNetworking, swift-log's `Logger` is one. A program without it bridges a logger of its own:
///
/// ```swift
/// struct PrintedLog: LogReceiver {
///   func receive(_ message: LogMessage) { print(message) }
/// }
/// ```
public protocol LogReceiver: Sendable {
  /// Receives one message.
  ///
  /// It is called in the middle of the client's work, on any thread and by several at once: return soon, and do
  /// not call the client.
  func receive(_ message: LogMessage)
}
