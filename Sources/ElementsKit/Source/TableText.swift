/// A reader for the rows of a generated table: fields separated by tabs, rows ended by line feeds.
///
/// The text is part of the program, so it is trusted: an empty field is `nil`, and the generator
/// has validated the rest.
struct TableText {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ text: StaticString) {
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Calls `body` with each row in order.
  func forEachRow(_ body: (TableRow) -> Void) {
    var ends: [Int] = []
    var start = 0
    for (position, byte) in bytes.enumerated() {
      guard byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") else { continue }
      ends.append(position)
      guard byte == UInt8(ascii: "\n") else { continue }
      if position > start { body(TableRow(bytes: bytes, start: start, ends: ends)) }
      ends.removeAll(keepingCapacity: true)
      start = position + 1
    }
    if start < bytes.count {
      body(TableRow(bytes: bytes, start: start, ends: ends + [bytes.count]))
    }
  }
}

/// A row of a table; a field is empty when the value is absent.
struct TableRow {
  fileprivate let bytes: UnsafeBufferPointer<UInt8>
  fileprivate let start: Int
  fileprivate let ends: [Int]

  private func range(_ column: Int) -> Range<Int> {
    guard ends.indices.contains(column) else { return start..<start }
    return (column == 0 ? start : ends[column - 1] + 1)..<ends[column]
  }

  /// Returns the text of a column; `nil` when it is empty.
  func text(_ column: Int) -> String? {
    let range = range(column)
    return range.isEmpty ? nil : String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns a whole number, with an optional minus; `nil` when the column is empty.
  func integer(_ column: Int) -> Int? {
    var value = 0
    var isNegative = false
    let range = range(column)
    for position in range {
      let byte = bytes[position]
      if byte == UInt8(ascii: "-") {
        isNegative = true
      } else {
        value = value &* 10 &+ Int(byte &- UInt8(ascii: "0"))
      }
    }
    return range.isEmpty ? nil : isNegative ? -value : value
  }

  /// Returns a decimal number; `nil` when the column is empty.
  func number(_ column: Int) -> Double? { text(column).flatMap { Double($0) } }

  /// Returns a decimal of at most 12 places in units of 10⁻¹², the unit of ``MassTable``; `nil`
  /// when the column is empty.
  func mass(_ column: Int) -> Int64? {
    let range = range(column)
    var value: Int64 = 0
    var unit = MassTable.unitsPerDalton
    var isFraction = false
    for byte in bytes[range] {
      if byte == UInt8(ascii: ".") { isFraction = true }
      guard 48...57 ~= byte else { continue }
      if isFraction { unit /= 10 } else { value &*= 10 }
      value &+= Int64(byte - 48) &* unit
    }
    return range.isEmpty ? nil : value
  }

  /// Returns true if the field is `1`.
  func flag(_ column: Int) -> Bool { integer(column) == 1 }

  /// Returns a case of an enumeration by its raw value; `nil` when the column is empty or unknown.
  func `case`<T: RawRepresentable<String>>(_ column: Int, _ type: T.Type = T.self) -> T? {
    text(column).flatMap { T(rawValue: $0) }
  }

  /// Returns the source that a column names.
  func reference(_ column: Int) -> Reference {
    text(column).flatMap { Reference.all[$0] } ?? .unnamed
  }

  /// Returns a physical value from the columns of its number, uncertainty and source.
  func quantity(
    _ value: Int, uncertainty: Int, unit: String, condition: String? = nil,
    certainty: Certainty = .measured, source: Int
  ) -> Quantity? {
    guard let number = number(value) else { return nil }
    return Quantity(
      value: number, uncertainty: self.number(uncertainty), unit: unit, condition: condition,
      certainty: certainty, source: reference(source))
  }
}
