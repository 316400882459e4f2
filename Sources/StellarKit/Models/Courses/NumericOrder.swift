/// Order in which a run of digits counts as a number: `6` before `10`, `21A` before `21W`.
///
/// MIT Mobile for iOS 3.3 compared by Foundation's NSNumericSearch; this is its order for the texts
/// that courses and classes have.
enum NumericOrder {
  /// Below 0 when `left` comes first, 0 when neither does, above 0 when `right` does.
  static func compare(_ left: String, _ right: String) -> Int {
    var (left, right) = (left.utf8[...], right.utf8[...])
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

  /// Takes the digits at the start, and gives them without the zeros in front.
  private static func takeNumber(_ text: inout Substring.UTF8View) -> Substring.UTF8View {
    let digits = text.prefix(while: isDigit)
    text = text[digits.endIndex...]
    return digits.drop { $0 == UInt8(ascii: "0") }
  }

  private static func compareNumbers(
    _ left: Substring.UTF8View, _ right: Substring.UTF8View
  ) -> Int {
    if left.count != right.count { return left.count < right.count ? -1 : 1 }
    for (first, second) in zip(left, right) where first != second {
      return first < second ? -1 : 1
    }
    return 0
  }
}
