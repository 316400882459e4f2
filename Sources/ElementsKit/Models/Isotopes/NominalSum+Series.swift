extension NominalSum {
  /// Returns the sum of `count` such atoms as a power of a series, in time proportional to the
  /// result; `nil` where that would lose digits.
  ///
  /// With q = pⁿ, k p₀ qₖ = Σᵢ ((n + 1) i − k) pᵢ qₖ₋ᵢ. All terms are positive for k ≤ n. The
  /// moments are those of one atom, convolved with n pⁿ⁻¹.
  ///
  /// Source: Knuth, The Art of Computer Programming, vol. 2, section 4.7.
  func series(_ count: Int) -> Self? {
    let (first, exponent) = (entries[0].probability, Double(count - 1))
    var terms = [Self.power(of: first, count - 1)]
    guard terms[0] > 1e-200 else { return nil }
    var (highest, isFalling) = (terms[0], false)
    while !isFalling {
      let k = terms.count
      guard k < count else { return nil }
      var sum = 0.0
      for i in 1..<entries.count where i <= k {
        sum += ((exponent + 1) * Double(i) - Double(k)) * entries[i].probability * terms[k - i]
      }
      terms.append(sum / (Double(k) * first))
      highest = max(highest, terms[k])
      // Each later term is a part of the last ones, as many as an atom has.
      isFalling = terms.suffix(entries.count).allSatisfy { $0 < highest * Self.negligible }
    }
    var sums = Self.zeros(terms.count + entries.count - 1)
    for (index, term) in terms.enumerated() {
      for (place, entry) in entries.enumerated() {
        sums[index + place].probability += term * entry.probability
        sums[index + place].moment += term * entry.moment * Double(count)
      }
    }
    var result = Self(lowest: lowest * count, entries: sums)
    result.normalize()
    result.trim()
    return result
  }

  /// Returns a power of a number, at least 0.
  private static func power(of base: Double, _ exponent: Int) -> Double {
    var (result, square, rest) = (1.0, base, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result *= square }
      square *= square
      rest >>= 1
    }
    return result
  }
}
