/// An index of atomic numbers by symbol.
///
/// It has 32 entries for each capital letter; the low bits of the two letters are the position.
/// Unchecked, because its memory is written before it is shared, and never after that.
struct SymbolIndex: @unchecked Sendable {
  static let shared = SymbolIndex(without: [])

  private let numbers: UnsafeMutablePointer<UInt8>

  /// Creates an index.
  ///
  /// - Parameter excluded: the atomic numbers that the index does not contain.
  init(without excluded: [UInt8]) {
    numbers = .allocate(capacity: 1_024)
    numbers.initialize(repeating: 0, count: 1_024)
    for (place, number) in GeneratedCore.symbolIndex.enumerated()
    where !excluded.contains(number) {
      numbers[(place / 27 + 1) << 5 | place % 27] = number
    }
  }

  /// Returns the atomic number for a capital letter, and a small one or 0; 0 if no element has the
  /// symbol.
  ///
  /// Other bytes return an arbitrary number, but never access memory outside the table.
  @inline(__always) func number(letters first: UInt8, _ second: UInt8) -> UInt8 {
    numbers[Int(first & 31) << 5 | Int(second & 31)]
  }

  /// Returns the atomic number for any two bytes; 0 if they are not a symbol.
  @inline(__always) func number(_ first: UInt8, _ second: UInt8) -> UInt8 {
    guard 65...90 ~= first, second == 0 || 97...122 ~= second else { return 0 }
    return number(letters: first, second)
  }

  /// Returns the atomic number of an exact symbol. It reads at most three bytes and allocates
  /// nothing.
  @inline(__always) func number(_ symbol: String) -> UInt8 {
    var bytes = symbol.utf8.makeIterator()
    guard let first = bytes.next() else { return 0 }
    guard let second = bytes.next() else { return number(first, 0) }
    return bytes.next() == nil && second != 0 ? number(first, second) : 0
  }
}

extension AtomicElement {
  /// Returns the atomic number of a symbol of one or two ASCII letters; 0 when there is none.
  ///
  /// It is a table look-up that creates no string and allocates no memory.
  ///
  /// - Parameters:
  ///   - first: a letter `A`…`Z`
  ///   - second: a letter `a`…`z`, or 0 when the symbol has one letter
  package static func number(ofSymbol first: UInt8, _ second: UInt8) -> Int {
    Int(SymbolIndex.shared.number(first, second))
  }
}
