import PentadCore

/// The caller's arrays, of one capacity, that receive as much of a list as fits.
struct ListTarget {
  private let count: UnsafeMutablePointer<Int>
  private let capacity: Int

  /// - Throws: `misuse` when `count` is missing
  init(_ count: UnsafeMutablePointer<Int>?, _ capacity: Int) throws(PentadError) {
    self.count = try PentadC.require(count, "count")
    self.count.pointee = 0
    self.capacity = readCapacity(capacity)
  }

  /// Returns an array, which may be NULL only if the capacity is 0.
  func require<Item>(
    _ items: UnsafeMutablePointer<Item>?, _ name: StaticString
  ) throws(PentadError) -> UnsafeMutablePointer<Item>? {
    capacity == 0 ? items : try PentadC.require(items, name)
  }

  /// Writes the items that fit, and the total number of items.
  func fill<Item>(_ list: [Item], _ write: (Int, Item) -> Void) {
    count.pointee = list.count
    for index in 0..<min(list.count, capacity) { write(index, list[index]) }
  }
}
