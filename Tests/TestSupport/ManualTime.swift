public import PentadCore

/// A clock that a test moves: a sleep advances it at once.
public final class ManualTime: Sendable {
  private let moment = Lock<Int64>(0)
  private let naps = Lock<[Int]>([])

  /// A clock at 0, in 1970.
  public init() {}

  /// The time that the code under test gets.
  public var source: TimeSource {
    TimeSource(
      uptime: { self.moment.withLock { $0 } }, date: { self.moment.withLock { $0 } },
      sleep: { milliseconds async throws(PentadError) in
        if Task.isCancelled { throw PentadError(.cancelled, "the wait was cancelled") }
        self.naps.withLock { $0.append(milliseconds) }
        self.advance(milliseconds)
      })
  }

  /// The length of each sleep, in milliseconds.
  public var sleeps: [Int] { naps.withLock { $0 } }

  /// Lets time pass.
  public func advance(_ milliseconds: Int) { moment.withLock { $0 += Int64(milliseconds) } }
}
