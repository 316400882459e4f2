import PentadCore

/// Probabilities by nucleon number A, with the moments p · (m − A) of the masses m in u.
///
/// Two groups of atoms combine by convolution, and the moments combine like derivatives: (p₁p₂,
/// p₁s₂ + s₁p₂).
struct NominalSum {
  struct Entry: BitwiseCopyable {
    var probability: Double
    var moment: Double
  }

  /// The nucleon number of the first entry.
  private(set) var lowest: Int
  /// The probability and the moment of each nucleon number.
  private(set) var entries: [Entry]

  /// Entries below this fraction of the highest one are dropped from both ends.
  static let negligible = 1e-18

  /// The sum over all parts.
  ///
  /// - Throws: `.cancelled`
  static func of(_ parts: [IsotopicPart]) throws(PentadError) -> Self {
    var sum = Self(lowest: 0, entries: [Entry(probability: 1, moment: 0)])
    for part in parts {
      if part.isotopes.count == 1 {
        sum.shift(by: part.isotopes[0], count: part.count)
      } else {
        sum = sum.convolved(with: try Self(part.isotopes).power(part.count))
      }
    }
    return sum
  }

  init(lowest: Int, entries: [Entry]) {
    (self.lowest, self.entries) = (lowest, entries)
  }

  /// Creates the sum of a single atom.
  private init(_ isotopes: [Isotope]) {
    var (first, last) = (Int.max, 0)
    for isotope in isotopes {
      first = min(first, Int(isotope.massNumber))
      last = max(last, Int(isotope.massNumber))
    }
    lowest = first
    entries = Self.zeros(last - first + 1)
    for isotope in isotopes {
      entries[Int(isotope.massNumber) - first] = Entry(
        probability: isotope.abundance, moment: isotope.abundance * isotope.defect)
    }
  }

  /// Atoms of one nuclide shift all masses by the same amount.
  private mutating func shift(by isotope: Isotope, count: Int) {
    lowest += count * Int(isotope.massNumber)
    let defect = Double(count) * isotope.defect
    for index in entries.indices {
      entries[index].moment += entries[index].probability * defect
    }
  }

  /// Returns the sum of `count` such atoms.
  private func power(_ count: Int) throws(PentadError) -> Self {
    if let series = series(count) { return series }
    var result = self
    for bit in (0..<(Int.bitWidth - 1 - count.leadingZeroBitCount)).reversed() {
      guard !Task.isCancelled else { throw .callCancelled }
      result = result.convolved(with: result)
      if count >> bit & 1 == 1 { result = result.convolved(with: self) }
    }
    result.normalize()
    return result
  }

  /// Normalizes the probabilities to a sum of 1, because each squaring doubles the error of the
  /// sum.
  mutating func normalize() {
    var sum = 0.0
    for entry in entries { sum += entry.probability }
    for index in entries.indices {
      entries[index].probability /= sum
      entries[index].moment /= sum
    }
  }

  private func convolved(with other: Self) -> Self {
    let (long, short) =
      entries.count >= other.entries.count ? (entries, other.entries) : (other.entries, entries)
    var sums = Self.zeros(long.count + short.count - 1)
    sums.withUnsafeMutableBufferPointer { sums in
      long.withUnsafeBufferPointer { long in
        for (index, entry) in short.enumerated() where entry.probability > 0 {
          for place in 0..<long.count {
            let other = long[place]
            sums[index + place].probability += entry.probability * other.probability
            sums[index + place].moment +=
              entry.probability * other.moment + entry.moment * other.probability
          }
        }
      }
    }
    var result = Self(lowest: lowest + other.lowest, entries: sums)
    result.trim()
    return result
  }

  mutating func trim() {
    var highest = 0.0
    for entry in entries { highest = max(highest, entry.probability) }
    let least = highest * Self.negligible
    var (first, end) = (0, entries.count)
    while first < end, entries[first].probability < least { first += 1 }
    while end > first, entries[end - 1].probability < least { end -= 1 }
    guard end - first < entries.count else { return }
    lowest += first
    entries.removeLast(entries.count - end)
    entries.removeFirst(first)
  }

  /// Appends values, because `Array(repeating:count:)` looks up its type at run time, which costs
  /// more than the sums.
  static func zeros(_ count: Int) -> [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(count)
    for _ in 0..<count { entries.append(Entry(probability: 0, moment: 0)) }
    return entries
  }
}

extension Isotope {
  /// The atomic mass minus the mass number, in u.
  fileprivate var defect: Double {
    Double(mass - Int64(massNumber) * MassTable.unitsPerDalton) / Double(MassTable.unitsPerDalton)
  }
}
