import PentadCore

/// The errors of failed look-ups. The message contains the requested text, shortened and escaped,
/// and the most similar name.
extension PeriodicTable {
  static func folded(_ text: String) throws(PentadError) -> FoldedText {
    guard let folded = FoldedText(limited: text) else {
      throw PentadError(
        .invalid,
        "the name of an element has at most \(FoldedText.limit) bytes; this one has \(text.utf8.count)"
      )
    }
    guard !folded.isEmpty else {
      throw PentadError(
        .invalid,
        "the text is empty; give the symbol, name or number of an "
          + "element")
    }
    return folded
  }

  static func unknown(symbol: String) -> PentadError {
    var message = "no element has the symbol \(quoted(symbol))"
    if let folded = FoldedText(limited: symbol) {
      let z = folded.symbolNumber
      if z != 0 { message += "; did you mean \(AtomicElement(unchecked: Int(z)).symbol)?" }
    }
    return PentadError(.notFound, message)
  }

  static func unknown(_ text: String, _ verb: String, _ folded: FoldedText) -> PentadError {
    var message = "no element \(verb) \(quoted(text))"
    if let nearest = NameIndex.nearest(to: folded) { message += "; did you mean \(nearest.text)?" }
    return PentadError(.notFound, message)
  }

  /// Limits the number of scalars, not of characters: one character may be megabytes long.
  private static func quoted(_ text: String) -> String {
    let limit = 48
    let start = text.unicodeScalars.prefix(limit)
    let isWhole = start.endIndex == text.unicodeScalars.endIndex
    return (String(start) + (isWhole ? "" : "…")).debugDescription
  }
}
