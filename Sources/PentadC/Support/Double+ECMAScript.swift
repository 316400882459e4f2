extension Double {
  /// The shortest decimal form that reads back as the same number, written as ECMAScript writes it:
  /// `1`, `0.1`, `1e+21`, `NaN`; -0 is `0`.
  var ecmaScriptDescription: String {
    if isNaN { return "NaN" }
    if isInfinite { return self < 0 ? "-Infinity" : "Infinity" }
    if self == 0 { return "0" }
    let (digits, point) = magnitude.shortestDigits
    return (self < 0 ? "-" : "") + Self.place(point, in: digits)
  }

  /// The significant digits, and where the decimal point stands: after `point` of them.
  private var shortestDigits: (digits: String, point: Int) {
    let parts = description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let fraction = mantissa.count > 1 ? mantissa[1] : ""
    let all = String(mantissa[0] + fraction)
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let leading = all.prefix { $0 == "0" }.count
    var digits = all.dropFirst(leading)
    while digits.last == "0" { digits.removeLast() }
    return (String(digits), mantissa[0].count + exponent - leading)
  }

  private static func place(_ point: Int, in digits: String) -> String {
    switch point {
    case digits.count...21:
      return digits + zeros(point - digits.count)
    case 1...21:
      return digits.prefix(point) + "." + digits.dropFirst(point)
    case -5...0:
      return "0." + zeros(-point) + digits
    default:
      let fraction = digits.dropFirst()
      return digits.prefix(1) + (fraction.isEmpty ? "" : "." + fraction)
        + (point > 0 ? "e+" : "e-") + String(abs(point - 1))
    }
  }

  private static func zeros(_ count: Int) -> String {
    String(repeating: "0", count: count)
  }
}
