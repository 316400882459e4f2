/// An order in which a run of digits counts as a number: `6` before `10`, `21A` before `21W`.
///
/// MIT Mobile for iOS 3.3 compared with Foundation's NSNumericSearch. This order gives the same
/// results for the texts of courses and classes.
enum NumericOrder {
  /// A part of a text. Its bytes are read several times as fast as those of a `String`.
  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// Compares two texts: below 0 if `left` comes first, 0 if neither does, above 0 if `right` does.
  static func compare(_ left: String, _ right: String) -> Int {
    var (left, right) = (left, right)
    return left.withUTF8 { left in right.withUTF8 { right in compare(left[...], right[...]) } }
  }

  private static func compare(_ left: Bytes, _ right: Bytes) -> Int {
    var (left, right) = (left, right)
    while let first = left.first, let second = right.first {
      if isDigit(first), isDigit(second) {
        let order = compareNumbers(takeNumber(&left), takeNumber(&right))
        if order != 0 { return order }
      } else {
        if first != second { return first < second ? -1 : 1 }
        left.removeFirst()
        right.removeFirst()
      }
    }
    return left.isEmpty ? (right.isEmpty ? 0 : -1) : 1
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Removes the digits at the start, and returns them without leading zeros.
  private static func takeNumber(_ text: inout Bytes) -> Bytes {
    let digits = text.prefix(while: isDigit)
    text = text[digits.endIndex...]
    return digits.drop { $0 == UInt8(ascii: "0") }
  }

  private static func compareNumbers(_ left: Bytes, _ right: Bytes) -> Int {
    if left.count != right.count { return left.count < right.count ? -1 : 1 }
    for (first, second) in zip(left, right) where first != second {
      return first < second ? -1 : 1
    }
    return 0
  }
}
