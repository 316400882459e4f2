import CPentad
import PentadCore
import Synchronization

/// Sends log messages to the one delegate that the program has set.
enum Log {
  private static let threshold = Atomic<UInt32>(PENTAD_LOG_OFF.rawValue)
  private static let sink = Lock<Sink?>(nil)

  private struct Sink {
    let subscription: SubscriptionHandle
    /// The callback; nil if nothing is to be logged.
    let didLog: pentad_log_callback?
  }

  /// Logs a message, which is built only if a delegate wants it.
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

  /// Logs the failure of a call: a defect as an error, all others at debug level.
  static func failure(_ error: PentadError, of function: StaticString) {
    write(
      error.code ~= .internal ? PENTAD_LOG_ERROR : PENTAD_LOG_DEBUG,
      String("\(function)".prefix { $0 != "(" }), error.description)
  }

  /// Sets or removes the delegate; the previous one gets nothing from then on.
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
