import PentadCore

/// Probabilities by nucleon number A, with the moments p · (m − A) of the masses m in u.
///
/// Those of two groups of atoms combine by convolution, the moments as derivatives do:
/// (p₁p₂, p₁s₂ + s₁p₂).
struct NominalSum {
  /// The nucleon number of the first entry.
  var lowest: Int
  var probabilities: [Double]
  var moments: [Double]

  /// Entries below this part of the highest are dropped from both ends.
  private static let negligible = 1e-18

  /// The sum over all parts.
  ///
  /// - Throws: `.cancelled`
  static func of(_ parts: [IsotopicPart]) throws(PentadError) -> Self {
    var sum = Self(lowest: 0, probabilities: [1], moments: [0])
    for part in parts {
      if part.isotopes.count == 1 {
        sum.shift(by: part.isotopes[0], count: part.count)
      } else {
        sum = sum.convolved(with: try power(Self(part.isotopes), part.count))
      }
    }
    return sum
  }

  /// One atom.
  private init(_ isotopes: [Isotope]) {
    let numbers = isotopes.map { Int($0.massNumber) }
    let (first, last) = (numbers.min() ?? 0, numbers.max() ?? 0)
    lowest = first
    probabilities = [Double](repeating: 0, count: last - first + 1)
    moments = probabilities
    for isotope in isotopes {
      let index = Int(isotope.massNumber) - first
      probabilities[index] = isotope.abundance
      moments[index] = isotope.abundance * isotope.defect
    }
  }

  private init(lowest: Int, probabilities: [Double], moments: [Double]) {
    (self.lowest, self.probabilities, self.moments) = (lowest, probabilities, moments)
  }

  /// Atoms of one nuclide move all masses alike.
  private mutating func shift(by isotope: Isotope, count: Int) {
    lowest += count * Int(isotope.massNumber)
    let defect = Double(count) * isotope.defect
    for index in moments.indices { moments[index] += probabilities[index] * defect }
  }

  /// `atom` convolved with itself, `count` of them, by squaring.
  private static func power(_ atom: Self, _ count: Int) throws(PentadError) -> Self {
    var result = atom
    for bit in (0..<(Int.bitWidth - 1 - count.leadingZeroBitCount)).reversed() {
      guard !Task.isCancelled else { throw .callCancelled }
      result = result.convolved(with: result)
      if count >> bit & 1 == 1 { result = result.convolved(with: atom) }
    }
    result.normalize()
    return result
  }

  /// Makes the probabilities sum to 1: each squaring doubles the error of the sum.
  private mutating func normalize() {
    let sum = probabilities.reduce(0, +)
    for index in probabilities.indices {
      probabilities[index] /= sum
      moments[index] /= sum
    }
  }

  private func convolved(with other: Self) -> Self {
    guard probabilities.count >= other.probabilities.count else {
      return other.convolved(with: self)
    }
    let (long, short) = (probabilities.count, other.probabilities.count)
    let count = long + short - 1
    var newProbabilities = [Double](repeating: 0, count: count)
    var newMoments = newProbabilities
    newProbabilities.withUnsafeMutableBufferPointer { newProbabilities in
      newMoments.withUnsafeMutableBufferPointer { newMoments in
        probabilities.withUnsafeBufferPointer { probabilities in
          moments.withUnsafeBufferPointer { moments in
            for index in 0..<short {
              let (p, s) = (other.probabilities[index], other.moments[index])
              if p == 0 { continue }
              for place in 0..<long {
                newProbabilities[index + place] += p * probabilities[place]
                newMoments[index + place] += p * moments[place] + s * probabilities[place]
              }
            }
          }
        }
      }
    }
    var result = Self(
      lowest: lowest + other.lowest, probabilities: newProbabilities, moments: newMoments)
    result.trim()
    return result
  }

  private mutating func trim() {
    let least = (probabilities.max() ?? 0) * Self.negligible
    guard let first = probabilities.firstIndex(where: { $0 >= least }),
      let last = probabilities.lastIndex(where: { $0 >= least }),
      last - first + 1 < probabilities.count
    else { return }
    lowest += first
    probabilities = Array(probabilities[first...last])
    moments = Array(moments[first...last])
  }
}

extension Isotope {
  /// The atomic mass less the mass number, in u.
  fileprivate var defect: Double {
    Double(mass - Int64(massNumber) * MassTable.unitsPerDalton) / Double(MassTable.unitsPerDalton)
  }
}
