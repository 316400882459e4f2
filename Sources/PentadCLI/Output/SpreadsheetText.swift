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
  static func safe(_ cell: String) -> String {
    let cell = cell.withVisibleControls
    return isFormula(cell.unicodeScalars[...]) || startsFormula(within: cell) ? "'" + cell : cell
  }

  /// Whether a program takes what stands behind a semicolon or a tab for a cell of its own: it does
  /// where the comma is the decimal mark.
  private static func startsFormula(within cell: String) -> Bool {
    cell.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == ";" || $0 == "\t" }
      .dropFirst().contains { isFormula($0) }
  }

  /// Blanks and quotes at the start are left out by some programs.
  private static func isFormula(_ cell: Substring.UnicodeScalarView) -> Bool {
    if let first = cell.first, ["\t", "\r", "\n"].contains(first) { return true }
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
      let isMark = ".:/-+;".unicodeScalars.contains(scalar)
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
