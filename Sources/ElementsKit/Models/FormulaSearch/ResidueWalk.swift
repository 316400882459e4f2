import PentadCore

/// A search through all counts with a mass in a range, by a ``ResidueTable``. Each step leads to at
/// least one decomposition of a scaled mass, so the work grows with the output, not with the mass.
struct ResidueWalk {
  private let columns: AtomColumns
  private let table: ResidueTable
  private let last: Int
  private let top: Int64
  private let added: UnsafeMutableBufferPointer<Int>

  /// Passes all counts with a mass in `range` to `sink`.
  static func run(
    _ columns: AtomColumns, _ range: ClosedRange<Int64>, _ sink: inout FormulaSink
  ) throws(PentadError) {
    let added = UnsafeMutableBufferPointer<Int>.allocate(capacity: columns.atoms.count)
    added.initialize(repeating: 0)
    defer { added.deallocate() }
    let table = ResidueTable(columns.masses)
    let walk = Self(
      columns: columns, table: table, last: columns.atoms.count - 1, top: range.upperBound,
      added: added)
    let low = max(range.lowerBound - columns.base, 0)
    let high = range.upperBound - columns.base
    // Rounded outwards by one unit: this costs a step or two, but loses no formula.
    let first = max(Int64((Double(low) * table.scale).rounded(.down)) - 1, 0)
    let end = Int64((Double(high) * (table.scale + table.excess)).rounded(.up)) + 1
    for scaled in first...end where table.isDecomposable(scaled, from: 0) {
      try walk.descend(0, scaled, low, high, &sink)
    }
  }

  /// - Parameters: the atom; the scaled mass, and the lowest and highest mass, that remain for it
  ///   and the later atoms.
  private func descend(
    _ index: Int, _ scaled: Int64, _ low: Int64, _ high: Int64, _ sink: inout FormulaSink
  ) throws(PentadError) {
    guard index < last else { return try finish(scaled, low, high, &sink) }
    let (mass, step) = (columns.masses[index], table.masses[index])
    let behind = columns.highest[index + 1]
    var count: Int64 = low > behind ? (low - behind + mass - 1) / mass : 0
    let most = min(Int64(columns.room[index]), high / mass, scaled / step)
    guard count <= most else { return }
    try sink.work(Int(most - count + 1))
    while count <= most {
      let rest = scaled - count * step
      if table.isDecomposable(rest, from: index + 1) {
        added[index] = Int(count)
        try descend(index + 1, rest, low - count * mass, high - count * mass, &sink)
      }
      count += 1
    }
    added[index] = 0
  }

  private func finish(
    _ scaled: Int64, _ low: Int64, _ high: Int64, _ sink: inout FormulaSink
  ) throws(PentadError) {
    let (mass, step) = (columns.masses[last], table.masses[last])
    let count = scaled / step
    guard scaled % step == 0, count <= columns.room[last], count * mass >= low,
      count * mass <= high
    else { return }
    added[last] = Int(count)
    try sink.found(added, top - high + count * mass)
    added[last] = 0
  }
}
