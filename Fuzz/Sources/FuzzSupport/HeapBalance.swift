import CHeap
import Foundation

/// Detects a leak by the heap growth over many runs. The leak sanitizer cannot: objects that Swift
/// refers to by a shifted pointer look lost to it.
enum HeapBalance {
  /// The first runs allocate permanent data: tables, caches, metadata.
  private static let warmUp = 20_000
  /// The maximum growth by all later runs together, in bytes.
  private static let limit = 4 << 20
  /// The number of heap checks, a millisecond apart, after a run on several threads.
  private static let looks = 20

  // libFuzzer runs one input after the other, on one thread.
  nonisolated(unsafe) private static var runs = 0
  nonisolated(unsafe) private static var balance = 0
  /// True if other threads have worked for this run: libdispatch releases a queue a moment after
  /// its owner.
  nonisolated(unsafe) static var hasThreads = false

  /// Runs one input.
  static func measure(_ body: () -> Void) {
    let before = Int(heap_in_use())
    hasThreads = false
    body()
    runs += 1
    guard runs > warmUp else { return }
    var grown = Int(heap_in_use()) - before
    for _ in 0..<looks where hasThreads && grown > 0 {
      Thread.sleep(forTimeInterval: 0.001)
      grown = Int(heap_in_use()) - before
    }
    balance += grown
    Fuzzing.require(balance < limit, "\(runs) runs have left \(balance) bytes on the heap")
  }
}
