#if Networking
  public import Logging
  public import PentadCore

  /// Lets swift-log's logger receive a client's messages.
  ///
  /// Levels have the same names in both. The message's ``PentadCore/LogMessage/source`` becomes
  /// that of swift-log, and the logger's own metadata and level apply.
  extension Logger: LogReceiver {
    /// Logs one message.
    public func receive(_ message: LogMessage) {
      log(
        level: Level(message.level), "\(message.text)", source: message.source, file: "Pentad",
        function: message.source, line: 0)
    }
  }

  extension Logger.Level {
    fileprivate init(_ level: LogMessage.Level) {
      self =
        switch level {
        case .error: .error
        case .warning: .warning
        case .info: .info
        case .debug: .debug
        }
    }
  }
#endif
