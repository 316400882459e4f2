/// A message of a client's log.
///
/// It contains no secret and none of the user's data: its text is that of an error.
///
/// C: `pentad_log_callback`.
public struct LogMessage: Hashable, Sendable {
  /// The severity of a message.
  ///
  /// C: `pentad_log_level`.
  public enum Level: Sendable {
    /// A failure that should not occur: a defect of Pentad.
    case error
    /// An unexpected condition that was handled.
    case warning
    /// A notable change of state.
    case info
    /// Any other message, for example a failed call.
    case debug
  }

  /// The severity.
  public let level: Level
  /// The part of Pentad that logs: `ChatKit.server`, `ChatKit.store`.
  public let source: String
  /// The text: one sentence, such as `offline: no network`.
  public let text: String

  /// Makes a message.
  public init(_ level: Level, source: String, _ text: String) {
    self.level = level
    self.source = source
    self.text = text
  }
}

extension LogMessage: CustomStringConvertible {
  /// The source and the text.
  public var description: String { "\(source): \(text)" }
}

/// A part of a client, with the receiver of its messages.
package struct ClientLog: Sendable {
  private let receiver: any LogReceiver
  private let source: String

  /// Nil without a receiver, so that a client without a log does no work for it.
  package init?(_ receiver: (any LogReceiver)?, source: String) {
    guard let receiver else { return nil }
    self.receiver = receiver
    self.source = source
  }

  /// Logs a failure: a defect of Pentad as an error, any other at debug level. A closed client and
  /// a cancelled task are not failures.
  package func failure(_ error: PentadError) {
    guard error.isFailure else { return }
    receiver.receive(
      LogMessage(error.code ~= .internal ? .error : .debug, source: source, error.description))
  }
}
