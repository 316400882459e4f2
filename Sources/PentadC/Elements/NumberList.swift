import ElementsKit
import PentadCore

/// Fills a caller's array with atomic numbers.
///
/// - Throws: `misuse` when `count` is missing, or when `numbers` is missing and `capacity` is not 0
func fill(
  _ numbers: UnsafeMutablePointer<Int32>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?,
  with elements: [AtomicElement]
) throws(PentadError) {
  let count = try require(count, "count")
  count.pointee = elements.count
  guard capacity != 0 else { return }
  let numbers = try require(numbers, "numbers")
  for (index, element) in elements.prefix(readCapacity(capacity)).enumerated() {
    numbers[index] = Int32(element.atomicNumber)
  }
}
