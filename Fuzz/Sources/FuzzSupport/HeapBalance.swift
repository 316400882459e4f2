import CHeap
import Foundation

/// Tells a leak by what runs leave on the heap. The sanitizer of leaks cannot: what Swift refers to by a
/// pointer that is shifted looks lost to it.
enum HeapBalance {
  /// What the first runs leave is made once: tables, caches, metadata.
  private static let warmUp = 20_000
  /// How much the runs after them may leave together, in bytes.
  private static let limit = 4 << 20
  /// How often, a millisecond apart, the heap is looked at again after a run on several threads.
  private static let looks = 20

  // libFuzzer runs one input after the other, on one thread.
  nonisolated(unsafe) private static var runs = 0
  nonisolated(unsafe) private static var balance = 0
  /// Whether other threads have worked for this run: libdispatch lets go of a queue a moment after its owner.
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
