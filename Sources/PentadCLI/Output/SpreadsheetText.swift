import PentadCore

/// Writes rows of CSV that are safe to open in a spreadsheet.
///
/// Spreadsheets treat a cell that begins with `=`, `+`, `-` or `@` as a formula. A formula can read
/// files and send the content of other cells. Such a cell gets a leading apostrophe, which marks
/// text in spreadsheets. Numbers, dates and times remain unchanged, because they contain only
/// digits and the marks between them.
enum SpreadsheetText {
  /// True if cells are written unchanged: `--raw`.
  static let isRaw = Lock(false)

  /// Returns a row without its line end.
  static func row(_ cells: [String]) -> String {
    CSVText.row(isRaw.withLock { $0 } ? cells : cells.map(safe))
  }

  /// Returns the cell in a form that is safe for a spreadsheet.
  ///
  /// Text after a semicolon, a tab or a line break is checked like a separate cell, because some
  /// spreadsheets separate cells there, even inside quotes.
  static func safe(_ cell: String) -> String {
    var rest = cell.withVisibleControls.unicodeScalars[...]
    var text = rest.first.map(isSeparator) == true ? "'" : ""
    while let end = rest.firstIndex(where: isSeparator) {
      text += marked(rest[..<end]) + String(rest[end])
      rest = rest[rest.index(after: end)...]
    }
    return text + marked(rest)
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    "\t\r\n;".unicodeScalars.contains(scalar)
  }

  /// Returns the text with a leading apostrophe if it is a formula.
  private static func marked(_ text: Substring.UnicodeScalarView) -> String {
    (isFormula(text) ? "'" : "") + String(text)
  }

  /// True for a formula. Leading spaces and quotes are ignored, because some programs remove them.
  private static func isFormula(_ cell: Substring.UnicodeScalarView) -> Bool {
    let text = cell.drop { $0.properties.isWhitespace || "\"'".unicodeScalars.contains($0) }
    guard let first = text.first, "=+-@＝＋－＠".unicodeScalars.contains(first) else { return false }
    return !isOfDigits(text) && !text.elementsEqual("-".unicodeScalars)
  }

  /// True for `-12.5`, `+1e-7` or `-3101-01-23T05:06:07Z`: a letter only follows a digit, and the
  /// text is not the name of a cell.
  private static func isOfDigits(_ text: Substring.UnicodeScalarView) -> Bool {
    guard let first = text.first, first == "-" || first == "+" else { return false }
    var last = first
    for scalar in text.dropFirst() {
      let isDigit = ("0"..."9").contains(scalar)
      let isMark = ".:/-+".unicodeScalars.contains(scalar)
      let isLetter = "TZeE".unicodeScalars.contains(scalar) && ("0"..."9").contains(last)
      guard isDigit || isMark || isLetter else { return false }
      last = scalar
    }
    return text.contains { ("0"..."9").contains($0) }
  }
}

extension String {
  /// The text with control characters other than line breaks and tabs written as `\u{1B}`.
  fileprivate var withVisibleControls: String {
    func isHidden(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.generalCategory == .control && !["\t", "\r", "\n"].contains(scalar)
    }
    guard unicodeScalars.contains(where: isHidden) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if isHidden(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
