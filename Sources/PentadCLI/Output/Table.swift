import PentadCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A table of text with a header, for people (`table`) and for spreadsheets (`csv`).
struct Table {
  let header: [String]
  var rows: [[String]] = []

  /// The table with columns padded with spaces, two between them. Each row is on one line, as
  /// ``onOneLine`` writes it. On a terminal, a right-to-left cell is isolated.
  var aligned: String {
    let shown = Table(header: header, rows: rows.map { $0.map(\.onOneLine) })
    let widths = shown.widths
    let header = Style.heading.text(Self.line(header, widths), on: STDOUT_FILENO)
    return ([header] + shown.rows.map { Self.line($0, widths) }).joined(separator: "\n")
  }

  /// The widths of the columns.
  var widths: [Int] {
    header.indices.map { column in ([header] + rows).map { $0[column].columns }.max() ?? 0 }
  }

  /// Returns a row with padded cells, as in ``aligned``. A cell that is too wide shifts the others.
  static func line(_ row: [String], _ widths: [Int]) -> String {
    let isTerminal = isTerminal
    let cells = zip(row, widths).map { cell, width in
      (isTerminal ? cell.isolated : cell)
        + String(repeating: " ", count: max(0, width - cell.columns))
    }
    return String(trimmed(cells.joined(separator: "  ")))
  }

  /// The table as CSV (RFC 4180) with line feeds; see ``SpreadsheetText``.
  var csv: String {
    ([header] + rows).map(SpreadsheetText.row).joined(separator: "\n")
  }

  /// Returns a line without trailing spaces.
  static func trimmed(_ line: String) -> Substring {
    guard let last = line.lastIndex(where: { $0 != " " }) else { return "" }
    return line[...last]
  }
}
