/// The conversion of numbers to text, the same on every platform.
enum NumberText {
  /// Returns the shortest decimal text that represents exactly this number, with at least
  /// `decimals` places.
  ///
  /// It never has an exponent: `0.000005`, `72.630`.
  static func plain(_ value: Double, decimals: Int = 0) -> String {
    guard value.isFinite else { return "" }
    var (digits, point) = significand(value)
    if point <= 0 { digits = String(repeating: "0", count: 1 - point) + digits }
    let wholeCount = max(point, 1)
    if digits.count < wholeCount {
      digits += String(repeating: "0", count: wholeCount - digits.count)
    }
    var fraction = String(digits.dropFirst(wholeCount))
    if fraction.count < decimals {
      fraction += String(repeating: "0", count: decimals - fraction.count)
    }
    let whole = digits.prefix(wholeCount)
    return (value < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// Returns the number of decimal places that ``plain(_:decimals:)`` needs.
  static func decimals(_ value: Double) -> Int {
    let (digits, point) = significand(value)
    return max(0, digits.count - point)
  }

  /// Returns a value with up to four significant figures: `1811`, `0.0899`, `-0.07`, `1.5·10⁻⁹`.
  static func figures(_ value: Double) -> String {
    guard value.isFinite else { return "" }
    let sign = value < 0 ? "-" : ""
    var (digits, point) = significand(value)
    if digits.count > 4 {
      // A carry out of the first figure adds a digit: 9999.7 becomes 10000.
      let rounded = (Int(digits.prefix(5)) ?? 0) + 5
      let text = String(rounded / 10)
      if text.count > 4 { point += 1 }
      digits = String(text.prefix(4))
      while digits.hasSuffix("0"), digits.count > 1 { digits.removeLast() }
    }
    guard digits != "0" else { return "0" }
    if point < -2 || point > 6 {
      let mantissa = digits.prefix(1) + (digits.count > 1 ? "." + digits.dropFirst() : "")
      return "\(sign)\(mantissa)·10\(superscript(point - 1))"
    }
    if point <= 0 { return "\(sign)0." + String(repeating: "0", count: -point) + digits }
    if digits.count <= point {
      return sign + digits + String(repeating: "0", count: point - digits.count)
    }
    return "\(sign)\(digits.prefix(point)).\(digits.dropFirst(point))"
  }

  /// Returns a number in superscript: `⁻¹²`.
  static func superscript(_ number: Int) -> String {
    String(
      String(number).map { character -> Character in
        switch character {
        case "-": "⁻"
        case "1": "¹"
        case "2": "²"
        case "3": "³"
        case "4": "⁴"
        case "5": "⁵"
        case "6": "⁶"
        case "7": "⁷"
        case "8": "⁸"
        case "9": "⁹"
        default: "⁰"
        }
      })
  }

  /// Returns the digits without leading and trailing zeros, and the number of digits before the
  /// point.
  private static func significand(_ value: Double) -> (digits: String, point: Int) {
    let parts = abs(value).description.split(separator: "e")
    let mantissa = (parts.first ?? "0").split(separator: ".", omittingEmptySubsequences: false)
    var point = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) + (mantissa.first?.count ?? 0)
    var digits = Substring(mantissa.joined())
    while digits.count > 1, digits.first == "0" {
      digits.removeFirst()
      point -= 1
    }
    while digits.count > 1, digits.last == "0" { digits.removeLast() }
    return digits == "0" ? ("0", 1) : (String(digits), point)
  }
}
