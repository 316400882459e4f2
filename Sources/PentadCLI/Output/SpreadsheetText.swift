import PentadCore

/// Rows of CSV, safe to open in a spreadsheet.
///
/// A spreadsheet takes a cell for a formula that begins with `=`, `+`, `-` or `@`, and a formula can
/// read files and send what is in other cells. Such a cell gets an apostrophe in front, by which
/// spreadsheets know text. Numbers, dates and moments stay as they are: they hold nothing but digits
/// and the marks between them.
enum SpreadsheetText {
  /// Whether cells are written exactly as they are: `--raw`.
  static let isRaw = Lock(false)

  /// A row without the end of its line.
  static func row(_ cells: [String]) -> String {
    CSVText.row(isRaw.withLock { $0 } ? cells : cells.map(safe))
  }

  /// The cell as a spreadsheet may have it.
  ///
  /// Text behind a semicolon, a tab or a line break is checked like a cell of its own, since some
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

  /// The text with an apostrophe in front if it is a formula.
  private static func marked(_ text: Substring.UnicodeScalarView) -> String {
    (isFormula(text) ? "'" : "") + String(text)
  }

  /// Blanks and quotes at the start are left out by some programs.
  private static func isFormula(_ cell: Substring.UnicodeScalarView) -> Bool {
    let text = cell.drop { $0.properties.isWhitespace || "\"'".unicodeScalars.contains($0) }
    guard let first = text.first, "=+-@＝＋－＠".unicodeScalars.contains(first) else { return false }
    return !isOfDigits(text) && !text.elementsEqual("-".unicodeScalars)
  }

  /// `-12.5`, `+1e-7`, `-3101-01-23T05:06:07Z`: a letter only behind a digit, and no name of a cell.
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
  /// The text with controls other than line breaks and tabs written as `\u{1B}`.
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
