import PentadCore

/// A throttle for calls: the first passes at once, each later one at least `interval` milliseconds
/// after the one before.
///
/// Waiting calls return at once when the feed closes.
final class CoalescingGate: Sendable {
  private let interval: Int64
  private let time: TimeSource
  private let start: StartUpState
  private let last = Lock<Int64?>(nil)

  init(_ interval: Int64, _ time: TimeSource, _ start: StartUpState) {
    self.interval = interval
    self.time = time
    self.start = start
  }

  /// Waits until the interval since the last call has passed, or the feed closes.
  func pass() async {
    let wait = last.withLock { $0 }.map { $0 + interval - time.uptime() } ?? 0
    if wait > 0 {
      let (time, closing) = (time, start.updates())
      await withTaskGroup(of: Void.self) { group in
        group.addTask { try? await time.sleep(Int(clamping: wait)) }
        group.addTask { for await _ in closing {} }
        await group.next()
        group.cancelAll()
      }
    }
    last.withLock { $0 = time.uptime() }
  }
}
