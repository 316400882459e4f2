extension Formula.Count {
  /// The decimal text: `2`, `0.95`, `6.93`; no exponent, no thousands separators.
  ///
  /// Exact where the decimal ends, which holds for all that was written with decimals; otherwise,
  /// as for 1⁄3, the shortest decimal that gives ``value`` back.
  public var decimal: String { decimal(places: 0) }

  /// The exact text: the decimal, with noughts added to a fraction of fewer than `places` digits, or
  /// a fraction where the decimal does not end.
  func text(places: Int) -> String {
    terminates ? decimal(places: places) : "\(numerator)/\(denominator)"
  }

  /// With noughts added to a fraction of fewer than `places` digits.
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

/// The shortest text of a positive number without an exponent.
private func plainText(of value: Double) -> String {
  let text = value.description
  guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
  else { return text }
  let digits = text[..<mark].filter { $0 != "." }
  if exponent < 0 { return "0." + String(repeating: "0", count: -exponent - 1) + digits }
  return digits + String(repeating: "0", count: max(0, exponent + 1 - digits.count))
}
