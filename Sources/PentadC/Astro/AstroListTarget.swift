import PentadCore

/// A caller's arrays of a common capacity that receive a list, as much of it as fits.
struct ListTarget {
  private let count: UnsafeMutablePointer<Int>
  private let capacity: Int

  /// - Throws: `misuse` when `count` is missing
  init(_ count: UnsafeMutablePointer<Int>?, _ capacity: Int) throws(PentadError) {
    self.count = try PentadC.require(count, "count")
    self.count.pointee = 0
    self.capacity = readCapacity(capacity)
  }

  /// An array that may be missing only when nothing fits.
  func require<Item>(
    _ items: UnsafeMutablePointer<Item>?, _ name: StaticString
  ) throws(PentadError) -> UnsafeMutablePointer<Item>? {
    capacity == 0 ? items : try PentadC.require(items, name)
  }

  /// Writes what fits, and how many there are.
  func fill<Item>(_ list: [Item], _ write: (Int, Item) -> Void) {
    count.pointee = list.count
    for index in 0..<min(list.count, capacity) { write(index, list[index]) }
  }
}
