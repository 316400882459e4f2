import CHeap

/// Tells a leak by what runs leave on the heap. The sanitizer of leaks cannot: what Swift refers to by a
/// pointer that is shifted looks lost to it.
enum HeapBalance {
  /// What the first runs leave is made once: tables, caches, metadata.
  private static let warmUp = 20_000
  /// How much the runs after them may leave together, in bytes.
  private static let limit = 4 << 20

  // libFuzzer runs one input after the other, on one thread.
  nonisolated(unsafe) private static var runs = 0
  nonisolated(unsafe) private static var balance = 0

  /// Runs one input.
  static func measure(_ body: () -> Void) {
    let before = heap_in_use()
    body()
    runs += 1
    guard runs > warmUp else { return }
    balance += Int(heap_in_use()) - Int(before)
    Fuzzing.require(balance < limit, "\(runs) runs have left \(balance) bytes on the heap")
  }
}
