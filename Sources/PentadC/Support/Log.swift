import CPentad
import PentadCore
import Synchronization

/// The way of log messages to the one delegate that the host has set.
enum Log {
  private static let threshold = Atomic<UInt32>(PENTAD_LOG_OFF.rawValue)
  private static let sink = Lock<Sink?>(nil)

  private struct Sink {
    let subscription: SubscriptionHandle
    /// Nil where nothing is to be logged.
    let didLog: pentad_log_callback?
  }

  /// Logs a message, if someone wants it; the message is made only then.
  static func write(
    _ level: pentad_log_level, _ source: @autoclosure () -> String,
    _ message: @autoclosure () -> String
  ) {
    guard level.rawValue <= threshold.load(ordering: .relaxed), !Process.isForked,
      let sink = sink.withLock({ $0 })
    else { return }
    let (source, message) = (source().withoutNUL, message().withoutNUL)
    sink.subscription.deliver { context in sink.didLog?(context, level, source, message) }
  }

  /// Logs the end of a call that failed: a defect as an error, all else for who debugs.
  static func failure(_ error: PentadError, of function: StaticString) {
    write(
      error.code ~= .internal ? PENTAD_LOG_ERROR : PENTAD_LOG_DEBUG,
      String("\(function)".prefix { $0 != "(" }), error.description)
  }

  /// Sets the delegate, or none; the one before gets nothing from then on.
  static func send(to delegate: pentad_log_delegate?) {
    let new = delegate.map { delegate in
      Sink(
        subscription: SubscriptionHandle(
          context: delegate.context, contextFree: delegate.context_free),
        didLog: delegate.did_log)
    }
    let old = sink.withLock { sink in
      defer { sink = new }
      threshold.store((delegate?.level ?? PENTAD_LOG_OFF).rawValue, ordering: .relaxed)
      return sink
    }
    old?.subscription.cancel()
  }
}
