/// The positions of cells, headings and the legend.
struct TableGrid {
  let layout: TableLayout
  let placement: GroupThree

  /// The distance between the left edges of neighbouring cells; a cell is 60 wide.
  static let pitch = 64.0
  private static let left = 40.0
  private static let top = 40.0
  private static let margin = 20.0

  var extent: (width: Double, height: Double) {
    let lastRow = layout == .columns18 ? 10 : 7
    return (
      Self.left + Double(layout.rawValue) * Self.pitch - 4 + Self.margin,
      y(row: lastRow) + 60 + Self.margin
    )
  }

  /// Returns the left edge of a column's cells.
  func x(column: Int) -> Double { Self.left + Double(column - 1) * Self.pitch }

  /// Returns the upper edge of a row's cells; row 8 is half as high.
  func y(row: Int) -> Double {
    Self.top + Double(row - 1) * Self.pitch - (row > 8 ? Self.pitch / 2 : 0)
  }

  /// Returns the topmost cell of each group; the group's number is drawn above it.
  func headings() -> [(group: Int, column: Int, row: Int)] {
    (1...18).compactMap { group in
      let cells = (1...118).map { AtomicElement(unchecked: $0) }
        .filter { $0.group(placement) == group }.map { $0.position(in: layout, placement) }
      guard let first = cells.min(by: { $0.row < $1.row }) else { return nil }
      return (group, first.column, first.row)
    }
  }

  /// A row of the f block below the table, with its first and last element.
  struct OuterRow {
    let row: Int
    let period: Int
    let first: AtomicElement
    let last: AtomicElement
  }

  /// Returns the rows below the table; none in 32 columns.
  func outerRows() -> [OuterRow] {
    guard layout == .columns18 else { return [] }
    return [(9, 6), (10, 7)].compactMap { row, period in
      let elements = (1...118).map { AtomicElement(unchecked: $0) }
        .filter { $0.position(in: layout, placement).row == row }
      guard let first = elements.first, let last = elements.last else { return nil }
      return OuterRow(row: row, period: period, first: first, last: last)
    }
  }
}
