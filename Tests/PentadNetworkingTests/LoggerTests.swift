import Logging
import PentadCore
import PentadNetworking
import TestSupport
import Testing

/// swift-log's logger as a receiver of log messages.
struct LoggerTests {
  private struct Handler: LogHandler {
    let recorder: Recorder<String>
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.debug

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      recorder.record("\(event.level) \(event.source) \(event.message) \(metadata)")
    }
  }

  private let recorder = Recorder<String>()

  private var logger: Logger { Logger(label: "test") { _ in Handler(recorder: recorder) } }

  @Test func messagesKeepLevelSourceAndText() {
    var logger = logger
    logger[metadataKey: "account"] = "7"
    let receiver: any LogReceiver = logger
    for level in [LogMessage.Level.error, .warning, .info, .debug] {
      receiver.receive(LogMessage(level, source: "ChatKit.server", "offline: no network"))
    }
    #expect(
      recorder.entries
        == ["error", "warning", "info", "debug"].map {
          "\($0) ChatKit.server offline: no network [\"account\": 7]"
        })
  }

  @Test func theLoggersLevelHolds() {
    var logger = logger
    logger.logLevel = .error
    logger.receive(LogMessage(.debug, source: "ChatKit.server", "offline: no network"))
    #expect(recorder.entries.isEmpty)
  }
}
