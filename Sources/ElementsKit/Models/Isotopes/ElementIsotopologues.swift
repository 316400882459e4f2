/// Combinations of the isotopes of one element, the most probable first.
struct ElementIsotopologues: Sendable {
  private(set) var probabilities: [Double] = []
  /// In u.
  private(set) var masses: [Double] = []
  /// The numbers of the isotopes, `kinds` of them for each combination, in the order of the walk.
  private var counts: [UInt32] = []
  /// The index of each combination in the order of the walk.
  private var places: [UInt32] = []
  private let kinds: Int

  var count: Int { probabilities.count }

  init(_ kinds: Int) {
    self.kinds = kinds
    probabilities.reserveCapacity(32)
    masses.reserveCapacity(32)
    counts.reserveCapacity(32 * kinds)
  }

  /// Creates the single combination of atoms that are all the same nuclide.
  init(only part: IsotopicPart) {
    kinds = 1
    probabilities = [1]
    masses = [part.mass(of: [part.count])]
    counts = [UInt32(truncatingIfNeeded: part.count)]
    places = [0]
  }

  @inline(__always)
  mutating func append(_ numbers: UnsafeBufferPointer<Int>, _ probability: Double, _ mass: Double) {
    probabilities.append(probability)
    masses.append(mass)
    for number in numbers { counts.append(UInt32(truncatingIfNeeded: number)) }
  }

  /// The number of each isotope in a combination.
  func numbers(at index: Int) -> ArraySlice<UInt32> {
    let start = Int(places[index]) * kinds
    return counts[start..<start + kinds]
  }

  /// Sorts by decreasing probability; ties keep the order of the walk.
  mutating func sort() {
    places = (0..<UInt32(truncatingIfNeeded: count)).map { $0 }
    let walked = (probabilities, masses)
    walked.0.withUnsafeBufferPointer { values in
      places.sort { (values[Int($0)], $1) > (values[Int($1)], $0) }
    }
    for (index, place) in places.enumerated() {
      probabilities[index] = walked.0[Int(place)]
      masses[index] = walked.1[Int(place)]
    }
  }
}
