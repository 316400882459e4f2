import PentadCore

/// Rows of text with a header, for people (`table`) and for spreadsheets (`csv`).
struct Table {
  let header: [String]
  var rows: [[String]] = []

  /// Columns padded with spaces, two between them.
  var aligned: String {
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    let lines = ([header] + rows).map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return Self.trimmed(cells.joined(separator: "  "))
    }
    return lines.joined(separator: "\n")
  }

  /// As RFC 4180 has it, with line feeds.
  var csv: String {
    ([header] + rows).map(CSVText.row).joined(separator: "\n")
  }

  /// A line without the spaces at its end.
  static func trimmed(_ line: String) -> Substring {
    guard let last = line.lastIndex(where: { $0 != " " }) else { return "" }
    return line[...last]
  }
}
