extension Formula.Count {
  /// The decimal text, such as `2`, `0.95` or `6.93`, without an exponent or thousands separators.
  ///
  /// The text is exact if the decimal terminates, which holds for every count written with
  /// decimals. Otherwise, as for 1⁄3, it is the shortest decimal that parses back to ``value``.
  public var decimal: String { decimal(places: 0) }

  /// Returns the exact text: a decimal, or a fraction if the decimal does not terminate. A
  /// fractional part with fewer than `places` digits is padded with zeros.
  func text(places: Int) -> String {
    terminates ? decimal(places: places) : "\(numerator)/\(denominator)"
  }

  /// Returns the decimal text. A fractional part with fewer than `places` digits is padded with
  /// zeros.
  func decimal(places: Int) -> String {
    guard denominator > 1 else { return "\(numerator)" }
    guard terminates else { return plainText(of: value) }
    var text = "\(numerator / denominator)."
    var rest = numerator % denominator
    var written = 0
    while rest > 0 {
      let next = UInt64(rest).multipliedFullWidth(by: 10)
      let (digit, remainder) = UInt64(denominator).dividingFullWidth(next)
      text += "\(digit)"
      rest = Int64(remainder)
      written += 1
    }
    return text + String(repeating: "0", count: max(0, places - written))
  }

  private var terminates: Bool {
    var rest = denominator
    while rest.isMultiple(of: 2) { rest /= 2 }
    while rest.isMultiple(of: 5) { rest /= 5 }
    return rest == 1
  }
}

/// Returns the shortest text of a positive number without an exponent.
private func plainText(of value: Double) -> String {
  let text = value.description
  guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
  else { return text }
  let digits = text[..<mark].filter { $0 != "." }
  if exponent < 0 { return "0." + String(repeating: "0", count: -exponent - 1) + digits }
  return digits + String(repeating: "0", count: max(0, exponent + 1 - digits.count))
}
