/// Atomic numbers by symbol: 32 places for each capital letter, so that the low bits of the two
/// letters are the place.
///
/// Unchecked: its memory is written before it is shared, never after.
struct SymbolIndex: @unchecked Sendable {
  static let shared = SymbolIndex(without: [])

  private let numbers: UnsafeMutablePointer<UInt8>

  /// - Parameter excluded: atomic numbers that the index does not find.
  init(without excluded: [UInt8]) {
    numbers = .allocate(capacity: 1_024)
    numbers.initialize(repeating: 0, count: 1_024)
    for (place, number) in GeneratedCore.symbolIndex.enumerated()
    where !excluded.contains(number) {
      numbers[(place / 27 + 1) << 5 | place % 27] = number
    }
  }

  /// The number of a capital letter and a small one, or 0 for none; 0 when no element has it.
  ///
  /// Other bytes give some number, never an access outside the table.
  @inline(__always) func number(letters first: UInt8, _ second: UInt8) -> UInt8 {
    numbers[Int(first & 31) << 5 | Int(second & 31)]
  }

  /// The number of any two bytes.
  @inline(__always) func number(_ first: UInt8, _ second: UInt8) -> UInt8 {
    guard 65...90 ~= first, second == 0 || 97...122 ~= second else { return 0 }
    return number(letters: first, second)
  }

  /// The number of an exact symbol; reads three bytes at most and makes nothing.
  @inline(__always) func number(_ symbol: String) -> UInt8 {
    var bytes = symbol.utf8.makeIterator()
    guard let first = bytes.next() else { return 0 }
    guard let second = bytes.next() else { return number(first, 0) }
    return bytes.next() == nil && second != 0 ? number(first, second) : 0
  }
}

extension AtomicElement {
  /// The atomic number of a symbol of one or two ASCII letters, 0 when there is none.
  ///
  /// A look into a table: no text is made and no memory is taken.
  ///
  /// - Parameters:
  ///   - first: a letter `A`…`Z`
  ///   - second: a letter `a`…`z`, or 0 when the symbol has one letter
  package static func number(ofSymbol first: UInt8, _ second: UInt8) -> Int {
    Int(SymbolIndex.shared.number(first, second))
  }
}
