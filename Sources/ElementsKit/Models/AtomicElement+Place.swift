extension AtomicElement {
  /// The period of the element, which is its row in the table: 1…7.
  public var period: Int { record.period }

  /// Returns the column of the table, 1…18; `nil` if the element has no group in this placement.
  public func group(_ placement: GroupThree = .gap) -> Int? {
    switch (placement, z) {
    case (.lanthanumActinium, 57), (.lanthanumActinium, 89), (.lutetiumLawrencium, 71),
      (.lutetiumLawrencium, 103):
      3
    default: record.group
    }
  }

  /// Returns the block of the table.
  ///
  /// The block follows from the position, not from the electron configuration. Helium is in the s
  /// block; lanthanum and lutetium are in the d block if they are in group 3. With
  /// ``GroupThree/gap``, 57–71 and 89–103 are all in the f block.
  public func block(_ placement: GroupThree = .gap) -> Block {
    guard let group = group(placement) else { return .f }
    return switch group {
    case 1, 2: .s
    case 3...12: .d
    default: z == 2 ? .s : .p
    }
  }
}

/// The number of columns in which the table is drawn.
public enum TableLayout: Int, Hashable, Sendable, CaseIterable {
  /// The layout with the f block in two rows below the table: rows 9 and 10, as in the original.
  case columns18 = 18
  /// The layout with the f block in its place in periods 6 and 7.
  case columns32 = 32
}

/// The position of a cell in the table; rows and columns count from 1.
public struct TablePosition: Hashable, Sendable {
  /// The column from the left: 1…18 or 1…32.
  public let column: Int
  /// The row from the top: 1…7, and 9 and 10 for the f block below.
  public let row: Int
}

extension AtomicElement {
  /// Returns the cell of the element. No two elements share a cell.
  public func position(
    in layout: TableLayout = .columns18, _ placement: GroupThree = .gap
  ) -> TablePosition {
    guard let group = group(placement) else {
      let first = period == 6 ? 57 : 89
      let offset = Int(z) - first
      switch layout {
      case .columns18:
        // The original's columns 4…18. If group 3 takes the first or the last element, its column
        // is empty.
        return TablePosition(column: 4 + offset, row: period + 3)
      case .columns32: return TablePosition(column: 3 + offset, row: period)
      }
    }
    let isWide = layout == .columns32 && group >= 3
    // With 32 columns, 15 elements are between groups 2 and 4 of periods 6 and 7.
    let column =
      isWide ? (group == 3 && placement == .lanthanumActinium ? 3 : group + 14) : group
    return TablePosition(column: column, row: period)
  }
}
