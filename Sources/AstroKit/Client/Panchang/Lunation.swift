/// The time from one new moon to the next, with the Sun's sidereal signs at both.
struct Lunation: Hashable, Sendable {
  let start: Double
  let end: Double
  let signAtStart: Int
  let signAtEnd: Int

  /// Returns the month of the lunation, for a fortnight.
  func masa(_ paksha: Paksha) -> Masa {
    Masa(signAtStart: signAtStart, signAtEnd: signAtEnd, paksha: paksha)
  }
}

extension EphemerisTable {
  /// Returns the new moons within a time range.
  func newMoons(in range: Range<Double>) -> [Double] {
    AngleCrossings(self, .elongation, parts: 4).all(in: range)
      .filter { $0.index == 0 }
      .map(\.julianDay)
  }

  /// Returns the lunations between the new moons within a time range, in order.
  func lunations(in range: Range<Double>) -> [Lunation] {
    let newMoons = newMoons(in: range)
    let signs = newMoons.map { Rashi(degrees: siderealSun(at: $0)).index }
    return newMoons.indices.dropLast().map { index in
      Lunation(
        start: newMoons[index], end: newMoons[index + 1], signAtStart: signs[index],
        signAtEnd: signs[index + 1])
    }
  }
}
