/// Rows as RFC 4180 has them.
package enum CSVText {
  /// A row without the end of its line; a cell is quoted where it has to be.
  package static func row(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: ",")
  }

  /// Scalar by scalar: a mark makes one character with the comma or the quote before it, and the reader of
  /// a file sees two.
  private static func quoted(_ cell: String) -> String {
    guard cell.unicodeScalars.contains(where: isSpecial) else { return cell }
    var text = "\""
    for scalar in cell.unicodeScalars {
      if scalar == "\"" { text.unicodeScalars.append(scalar) }
      text.unicodeScalars.append(scalar)
    }
    text.unicodeScalars.append("\"")
    return text
  }

  private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "," || scalar == "\"" || Character(scalar).isNewline
  }
}
