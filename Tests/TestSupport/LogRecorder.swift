public import PentadCore

/// A receiver that keeps a client's log messages.
public final class LogRecorder: LogReceiver {
  private let recorder = Recorder<LogMessage>()

  /// With no messages.
  public init() {}

  /// The messages so far.
  public var messages: [LogMessage] { recorder.entries }

  /// The messages so far, as one text: what must not be in any is not in this.
  public var text: String { messages.map(\.description).joined(separator: "\n") }

  public func receive(_ message: LogMessage) { recorder.record(message) }
}
