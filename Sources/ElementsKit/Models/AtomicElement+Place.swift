extension AtomicElement {
  /// The row of the table, 1…7.
  public var period: Int { record.period }

  /// The column of the table, 1…18; `nil` for an element that the placement gives none.
  public func group(_ placement: GroupThree = .gap) -> Int? {
    switch (placement, z) {
    case (.lanthanumActinium, 57), (.lanthanumActinium, 89), (.lutetiumLawrencium, 71),
      (.lutetiumLawrencium, 103):
      3
    default: record.group
    }
  }

  /// The block of the table.
  ///
  /// It follows from the place, not from the configuration: helium is in the s block, lanthanum and
  /// lutetium are in the d block when they stand in group 3. With ``GroupThree/gap`` 57–71 and 89–103
  /// are all in the f block.
  public func block(_ placement: GroupThree = .gap) -> Block {
    guard let group = group(placement) else { return .f }
    return switch group {
    case 1, 2: .s
    case 3...12: .d
    default: z == 2 ? .s : .p
    }
  }
}

/// How wide the table is drawn.
public enum TableLayout: Int, Hashable, Sendable, CaseIterable {
  /// The f block in two rows below, rows 9 and 10 as in the original.
  case columns18 = 18
  /// The f block in its place.
  case columns32 = 32
}

/// A cell of the table, from 1.
public struct TablePosition: Hashable, Sendable {
  /// From the left, 1…18 or 1…32.
  public let column: Int
  /// From the top: 1…7, and 9 and 10 for the f block below.
  public let row: Int
}

extension AtomicElement {
  /// Where the element stands. No two elements stand in one cell.
  public func position(
    in layout: TableLayout = .columns18, _ placement: GroupThree = .gap
  ) -> TablePosition {
    guard let group = group(placement) else {
      let first = period == 6 ? 57 : 89
      let offset = Int(z) - first
      switch layout {
      case .columns18:
        // The original's columns 4…18; 14 elements leave the end that group 3 took.
        return TablePosition(column: 4 + offset, row: period + 3)
      case .columns32: return TablePosition(column: 3 + offset, row: period)
      }
    }
    let isWide = layout == .columns32 && group >= 3
    // In 32 columns 15 elements stand between groups 2 and 4 of periods 6 and 7.
    let column =
      isWide ? (group == 3 && placement == .lanthanumActinium ? 3 : group + 14) : group
    return TablePosition(column: column, row: period)
  }
}
