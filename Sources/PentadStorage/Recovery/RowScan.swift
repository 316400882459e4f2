import GRDB

/// Reads the rows of a damaged table with a rowid, around the unreadable pages.
///
/// A range of rowids is read forwards up to the damage, then backwards from its end. The gap
/// between is probed at growing distances from both ends. From the first probe that finds a row,
/// reading continues in both directions and leaves two smaller gaps. The number of probes is
/// limited, so that no damage makes the scan long.
final class RowScan {
  private let salvage: Salvage
  private let table: String
  private let columns: String
  private var budget = 4_096

  /// Makes a scan; `table` and `columns` are quoted names.
  init(salvage: Salvage, table: String, columns: String) {
    self.salvage = salvage
    self.table = table
    self.columns = columns
  }

  func run(_ body: ([DatabaseValue]) throws -> Void) throws {
    var gaps: [ClosedRange<Int64>] = [.min ... .max]
    var next = 0
    while next < gaps.count, budget > 0 {
      gaps += try read(gaps[next], body)
      next += 1
      if next < gaps.count { salvage.isPartial = true }
    }
  }

  /// Reads as much of a range as possible; returns the unread parts, to be tried later.
  private func read(
    _ range: ClosedRange<Int64>, _ body: ([DatabaseValue]) throws -> Void
  ) throws -> [ClosedRange<Int64>] {
    guard let above = try scan(range, .forward, body),
      let gap = try scan(above, .backward, body)
    else { return [] }
    salvage.isPartial = true
    for probe in Self.probes(into: gap) where budget > 0 {
      let (low, high) = (gap.lowerBound...probe - 1, probe...gap.upperBound)
      let left = [try scan(low, .backward, body), try scan(high, .forward, body)]
      if left != [low, high] { return left.compactMap { $0 } }
    }
    guard gap.count(atLeast: 2) else { return [] }
    let middle = gap.lowerBound + Int64(gap.width / 2)
    return [gap.lowerBound...middle, middle + 1...gap.upperBound]
  }

  /// Returns powers of two from both ends and from 0, since rowids are usually near these.
  private static func probes(into gap: ClosedRange<Int64>) -> [Int64] {
    guard gap.lowerBound < gap.upperBound else { return [] }
    let inner = gap.lowerBound + 1...gap.upperBound
    var probes: [Int64] = []
    for power in 0..<63 {
      let step: Int64 = 1 << Int64(power)
      let (up, down) = (
        gap.lowerBound.addingReportingOverflow(step),
        gap.upperBound.subtractingReportingOverflow(step)
      )
      if !up.overflow { probes.append(up.partialValue) }
      if !down.overflow { probes.append(down.partialValue) }
      probes += [step, -step]
    }
    return probes.filter(inner.contains)
  }

  private enum Direction {
    case forward
    case backward
  }

  /// Reads a range from one end; returns the unread part, nil if there is none.
  private func scan(
    _ range: ClosedRange<Int64>, _ direction: Direction,
    _ body: ([DatabaseValue]) throws -> Void
  ) throws -> ClosedRange<Int64>? {
    budget -= 1
    let isForward = direction == .forward
    var last: Int64?
    var before: Int64?
    let isWhole = try salvage.rows(
      """
      SELECT rowid, \(columns) FROM \(table) NOT INDEXED
      WHERE rowid BETWEEN ? AND ? ORDER BY rowid \(isForward ? "ASC" : "DESC")
      """, between: range
    ) { values in
      // Mixed-up pages can return rows out of order, or endlessly. The previous row may be the one
      // out of order, so the rest is read from the row before it.
      guard let id = Int64.fromDatabaseValue(values[0]), range.contains(id),
        last.map({ isForward ? id > $0 : id < $0 }) ?? true
      else {
        salvage.isPartial = true
        last = before
        return false
      }
      (before, last) = (last, id)
      try body(Array(values.dropFirst()))
      return true
    }
    if isWhole { return nil }
    guard let last else { return range }
    if last == (isForward ? range.upperBound : range.lowerBound) { return nil }
    return isForward ? last + 1...range.upperBound : range.lowerBound...last - 1
  }
}

extension ClosedRange<Int64> {
  /// The distance between the ends, which may not fit into an `Int64`.
  fileprivate var width: UInt64 { UInt64(bitPattern: upperBound &- lowerBound) }

  fileprivate func count(atLeast count: UInt64) -> Bool { width >= count - 1 }
}
