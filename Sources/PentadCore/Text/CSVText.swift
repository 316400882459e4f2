/// Rows as RFC 4180 has them.
package enum CSVText {
  /// A row without the end of its line; a cell is quoted where it has to be.
  package static func row(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: ",")
  }

  private static func quoted(_ cell: String) -> String {
    guard cell.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return cell }
    let parts = cell.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"\(parts.joined(separator: "\"\""))\""
  }
}
