import PentadCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads the number of items in a caller's array, which must fit into memory.
///
/// A `size_t` above `Int.max` arrives negative. The count times the size of an item may overflow,
/// so the quotient is compared and not the product.
///
/// - Throws: `misuse` for a count that is too large for an array of such items
func readCount<Item>(
  _ count: Int, of item: Item.Type, _ name: StaticString
) throws(PentadError) -> Int {
  guard count >= 0, count <= memorySize / MemoryLayout<Item>.stride else {
    throw PentadError(.misuse, "\(name) is larger than any array")
  }
  return count
}

/// The size of this machine's memory in bytes. A larger allocation would fail and end the process.
private let memorySize: Int = {
  let (size, overflow) = sysconf(Int32(_SC_PHYS_PAGES))
    .multipliedReportingOverflow(by: sysconf(Int32(_SC_PAGESIZE)))
  // Both are negative if the system does not provide them.
  return overflow || size <= 0 ? .max : size
}()

/// Reads the number of items that fit into a caller's array. The library never writes more items
/// than it has, so a capacity above `Int.max`, which arrives negative, means no limit.
func readCapacity(_ capacity: Int) -> Int { capacity < 0 ? .max : capacity }

/// Reads the maximum number of items that a call returns.
///
/// - Throws: `misuse` for a `size_t` above `Int.max`
func readLimit(
  _ limit: Int, _ name: StaticString, default usual: Int = 50
) throws(PentadError) -> Int {
  guard limit >= 0 else { throw PentadError(.misuse, "\(name) is larger than any array") }
  return limit == 0 ? usual : limit
}
