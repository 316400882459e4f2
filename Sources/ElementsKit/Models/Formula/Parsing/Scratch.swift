/// A growing array for one parse. It begins in stack memory that the caller lends, and moves to the
/// heap only when that is full. So ordinary formulas allocate nothing.
struct Scratch<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private var isOwned = false
  private(set) var count = 0

  /// Creates an empty array in `lent`, which must outlive it; `nil` if `lent` is empty.
  init?(lent: UnsafeMutableBufferPointer<Element>) {
    guard let start = lent.baseAddress, lent.count > 0 else { return nil }
    base = start
    capacity = lent.count
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func removeLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  /// Removes all elements from index `newCount` on.
  mutating func truncate(to newCount: Int) { count = min(count, newCount) }

  /// Frees the heap memory, if any. The value must not be used afterwards.
  func release() {
    if isOwned { base.deallocate() }
  }

  @inline(never) private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.initialize(from: base, count: count)
    release()
    base = larger
    capacity *= 2
    isOwned = true
  }
}
