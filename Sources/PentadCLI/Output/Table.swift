import PentadCore

/// Rows of text with a header, for people (`table`) and for spreadsheets (`csv`).
struct Table {
  let header: [String]
  var rows: [[String]] = []

  /// Columns padded with spaces, two between them, and each row on one line, as ``onOneLine`` writes
  /// it; on a terminal a cell that runs from right to left is isolated.
  var aligned: String {
    let shown = Table(header: header, rows: rows.map { $0.map(\.onOneLine) })
    let widths = shown.widths
    return ([header] + shown.rows).map { Self.line($0, widths) }.joined(separator: "\n")
  }

  /// How wide the columns are.
  var widths: [Int] {
    header.indices.map { column in ([header] + rows).map { $0[column].columns }.max() ?? 0 }
  }

  /// A row with its cells padded, as ``aligned`` has it; one that is too wide pushes the others.
  static func line(_ row: [String], _ widths: [Int]) -> String {
    let isTerminal = isTerminal
    let cells = zip(row, widths).map { cell, width in
      (isTerminal ? cell.isolated : cell)
        + String(repeating: " ", count: max(0, width - cell.columns))
    }
    return String(trimmed(cells.joined(separator: "  ")))
  }

  /// As RFC 4180 has it, with line feeds; see ``SpreadsheetText``.
  var csv: String {
    ([header] + rows).map(SpreadsheetText.row).joined(separator: "\n")
  }

  /// A line without the spaces at its end.
  static func trimmed(_ line: String) -> Substring {
    guard let last = line.lastIndex(where: { $0 != " " }) else { return "" }
    return line[...last]
  }
}
