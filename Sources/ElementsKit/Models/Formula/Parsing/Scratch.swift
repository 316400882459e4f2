/// A growing array for the time of one parse: it begins in memory that is lent to it, on the stack,
/// and moves to the heap only when that is full, so that ordinary formulas allocate nothing.
struct Scratch<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private var isOwned = false
  private(set) var count = 0

  /// `lent` must outlive the value and not be empty.
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

  /// Forgets all elements from `newCount` on.
  mutating func truncate(to newCount: Int) { count = min(count, newCount) }

  /// Frees what was allocated; the value must not be used after it.
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
