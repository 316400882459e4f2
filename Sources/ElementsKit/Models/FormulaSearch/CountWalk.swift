import PentadCore

/// A search through all counts with a mass in a range: nested loops from the heaviest atom to the
/// lightest, whose count follows by division.
struct CountWalk {
  private let masses: [Int64]
  private let room: [Int]
  private let highest: [Int64]
  private let last: Int
  private let perLightest: Double
  /// The bound that the rules put on the last two atoms; nil without one.
  private let bound: ValenceBound?
  private let added: UnsafeMutableBufferPointer<Int>
  private let base: Int64

  /// Passes all counts with a mass in `range` to `sink`.
  static func run(
    _ columns: AtomColumns, _ range: ClosedRange<Int64>, _ sink: inout FormulaSink
  ) throws(PentadError) {
    let added = UnsafeMutableBufferPointer<Int>.allocate(capacity: columns.atoms.count)
    added.initialize(repeating: 0)
    defer { added.deallocate() }
    let walk = Self(columns, added, sink.valenceBound)
    let (low, high) = (range.lowerBound - columns.base, range.upperBound - columns.base)
    try walk.descend(0, low, high, range.upperBound, walk.bound?.start ?? 0, &sink)
  }

  private init(
    _ columns: AtomColumns, _ added: UnsafeMutableBufferPointer<Int>, _ bound: ValenceBound?
  ) {
    self.bound = bound
    masses = columns.masses
    room = columns.room
    highest = columns.highest
    last = columns.atoms.count - 1
    perLightest = 1 / Double(columns.masses[last])
    base = columns.base
    self.added = added
  }

  /// - Parameters: the atom; the lowest and the highest mass that remain for it and the later ones;
  ///   the highest mass of all; twice the double bond equivalents so far.
  private func descend(
    _ index: Int, _ low: Int64, _ high: Int64, _ top: Int64, _ twice: Int,
    _ sink: inout FormulaSink
  ) throws(PentadError) {
    guard index < last else { return try finish(low, high, top, &sink) }
    let mass = masses[index]
    let behind = highest[index + 1]
    var count = 0
    if low > behind { count = Int((low - behind + mass - 1) / mass) }
    if index + 1 == last, let bound { count = max(count, bound.least(low, twice)) }
    let most = min(room[index], Int(high / mass))
    guard count <= most else { return }
    try sink.work(most - count + 1)
    var (low, high) = (low - Int64(count) * mass, high - Int64(count) * mass)
    let step = bound?.steps[index] ?? 0
    var twice = twice + count * step
    while count <= most {
      added[index] = count
      if index + 1 < last {
        try descend(index + 1, low, high, top, twice, &sink)
      } else if let lightest = lightest(low, high) {
        try finish(lightest, low, high, top, &sink)
      }
      count += 1
      low -= mass
      high -= mass
      twice += step
    }
    added[index] = 0
  }

  /// Returns the smallest count of the lightest atom with a mass of at least `low`; `nil` if that
  /// mass exceeds `high`.
  @inline(__always) private func lightest(_ low: Int64, _ high: Int64) -> Int? {
    let mass = masses[last]
    // Within 1 of the count: the product has 53 significant bits, and a count has far fewer.
    var count = max(Int64(Double(low) * perLightest), 0)
    while count * mass < low { count += 1 }
    while count > 0, (count - 1) * mass >= low { count -= 1 }
    return count * mass <= high ? Int(count) : nil
  }

  private func finish(
    _ low: Int64, _ high: Int64, _ top: Int64, _ sink: inout FormulaSink
  ) throws(PentadError) {
    guard let count = lightest(low, high) else { return }
    try finish(count, low, high, top, &sink)
  }

  private func finish(
    _ first: Int, _ low: Int64, _ high: Int64, _ top: Int64, _ sink: inout FormulaSink
  ) throws(PentadError) {
    var count = first
    while count <= room[last], Int64(count) * masses[last] <= high {
      added[last] = count
      try sink.found(added, top - high + Int64(count) * masses[last])
      count += 1
      try sink.work(1)
    }
    added[last] = 0
  }
}
