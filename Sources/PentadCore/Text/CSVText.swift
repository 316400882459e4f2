/// Rows of CSV (RFC 4180).
package enum CSVText {
  /// Returns a row without its line break; cells are quoted if necessary.
  package static func row(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: ",")
  }

  /// Works on scalars: a combining mark forms one character with a comma or quote before it, but a
  /// reader of the file sees two.
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
