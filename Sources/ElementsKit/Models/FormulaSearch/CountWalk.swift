import PentadCore

/// A search through all counts with a mass in a range: nested loops from the heaviest atom to the
/// last but one. The count of the lightest atom follows by division.
struct CountWalk {
  private let masses: [Int64]
  private let room: [Int]
  private let highest: [Int64]
  private let last: Int
  private let lightest: Int64
  private let perLightest: Double
  /// The amount by which the smallest multiple of the lightest atom's mass that is not below the mass
  /// of the last atom but one exceeds it.
  private let drift: Int64
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
    lightest = columns.masses[last]
    perLightest = 1 / Double(lightest)
    let before = last > 0 ? columns.masses[last - 1] : lightest
    drift = (lightest - before % lightest) % lightest
    base = columns.base
    self.added = added
  }

  /// - Parameters: the atom; the lowest and the highest mass that remain for it and the later ones;
  ///   the highest mass of all; twice the double bond equivalents so far.
  private func descend(
    _ index: Int, _ low: Int64, _ high: Int64, _ top: Int64, _ twice: Int,
    _ sink: inout FormulaSink
  ) throws(PentadError) {
    guard index < last else { return try finish(fewest(low), low, high, top, &sink) }
    let mass = masses[index]
    let behind = highest[index + 1]
    var count = 0
    if low > behind { count = Int((low - behind + mass - 1) / mass) }
    let most = min(room[index], Int(high / mass))
    if index + 1 == last {
      if let bound { count = max(count, bound.least(low, twice)) }
      return try pairs(from: count, to: most, low, high, top, &sink)
    }
    guard count <= most else { return }
    try sink.work(most - count + 1)
    var (low, high) = (low - Int64(count) * mass, high - Int64(count) * mass)
    let step = bound?.steps[index] ?? 0
    var twice = twice + count * step
    while count <= most {
      added[index] = count
      try descend(index + 1, low, high, top, twice, &sink)
      count += 1
      low -= mass
      high -= mass
      twice += step
    }
    added[index] = 0
  }

  /// Visits the counts of the last two atoms.
  ///
  /// The excess is the mass of the fewest lightest atoms that reach `low`, minus `low`. With each
  /// further atom before the lightest, it falls by ``drift``, until it would be below 0. A count has
  /// a formula if its excess is within the range. Counts before the next such one are skipped.
  private func pairs(
    from first: Int, to most: Int, _ low: Int64, _ high: Int64, _ top: Int64,
    _ sink: inout FormulaSink
  ) throws(PentadError) {
    let mass = masses[last - 1]
    let width = high - low
    var (count, steps) = (first, 1)
    while count <= most {
      let low = low - Int64(count) * mass
      let fewest = fewest(low)
      let beyond = Int64(fewest) * lightest - low - width
      if beyond <= 0 {
        added[last - 1] = count
        try finish(fewest, low, low + width, top, &sink)
        count += 1
      } else if drift > 0 {
        count += Int((beyond + drift - 1) / drift)
      } else {
        break
      }
      steps += 1
    }
    added[last - 1] = 0
    try sink.work(steps)
  }

  /// Returns the smallest count of the lightest atom with a mass of at least `low`.
  @inline(__always) private func fewest(_ low: Int64) -> Int {
    // Within 1 of the count: the product has 53 significant bits, and a count has far fewer.
    var count = max(Int64(Double(low) * perLightest), 0)
    while count * lightest < low { count += 1 }
    while count > 0, (count - 1) * lightest >= low { count -= 1 }
    return Int(count)
  }

  private func finish(
    _ first: Int, _ low: Int64, _ high: Int64, _ top: Int64, _ sink: inout FormulaSink
  ) throws(PentadError) {
    var count = first
    while count <= room[last], Int64(count) * lightest <= high {
      added[last] = count
      try sink.found(added, top - high + Int64(count) * lightest)
      count += 1
      try sink.work(1)
    }
    added[last] = 0
  }
}
