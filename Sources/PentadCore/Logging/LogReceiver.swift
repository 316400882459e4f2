/// A receiver of a client's log messages: an option of each Kit's main type.
///
/// With PentadNetworking, swift-log's `Logger` conforms to it. A program without it connects a
/// logger of its own:
///
/// ```swift
/// struct PrintedLog: LogReceiver {
///   func receive(_ message: LogMessage) { print(message) }
/// }
/// ```
public protocol LogReceiver: Sendable {
  /// Receives one message.
  ///
  /// It is called in the middle of the client's work, on any thread and on several at a time.
  /// Return soon, and do not call the client.
  func receive(_ message: LogMessage)
}
