/// One message of a client's log.
///
/// It holds no secret and nothing of a user's data: its text is that of an error.
///
/// C: `pentad_log_callback`.
public struct LogMessage: Hashable, Sendable {
  /// How much a message matters.
  ///
  /// C: `pentad_log_level`.
  public enum Level: Sendable {
    /// Something failed that should not have: a defect of Pentad.
    case error
    /// Something unexpected was dealt with.
    case warning
    /// A change of state worth knowing.
    case info
    /// Anything else, calls that fail among it.
    case debug
  }

  /// How much it matters.
  public let level: Level
  /// The part of Pentad that logs: `ChatKit.server`, `ChatKit.store`.
  public let source: String
  /// One sentence, such as `offline: no network`.
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

  /// Logs a failure: a defect as an error, all else for debugging. A closed client and a cancelled task are no
  /// failures.
  package func failure(_ error: PentadError) {
    guard error.isFailure else { return }
    receiver.receive(
      LogMessage(error.code ~= .internal ? .error : .debug, source: source, error.description))
  }
}
