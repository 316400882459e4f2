/// The masses of all known nuclides; read on the first formula that names one.
struct NuclideMasses: Sendable {
  static let shared = NuclideMasses()

  private var masses: [Int64] = []
  private var uncertainties: [Int64] = []
  /// The lowest known mass number of each atomic number, and the index of its mass.
  private var rows: [(lowest: Int, start: Int)] = [(0, 0)]

  private init() {
    TableText(GeneratedNuclides.text).forEachRow { row in
      guard let z = row.integer(0), let a = row.integer(1) else { return }
      if rows.count == z { rows.append((a, masses.count)) }
      // Fills the gap of mass numbers between two known nuclides.
      while masses.count < rows[z].start + a - rows[z].lowest {
        masses.append(0)
        uncertainties.append(0)
      }
      masses.append(row.mass(2) ?? 0)
      uncertainties.append(row.mass(3) ?? 0)
    }
    rows.append((0, masses.count))
  }

  /// Returns the atomic mass in 10⁻¹² u; `nil` for an unknown nuclide.
  func mass(_ z: UInt8, _ massNumber: UInt16) -> Int64? {
    guard let index = index(z, massNumber), masses[index] > 0 else { return nil }
    return masses[index]
  }

  /// Returns the standard uncertainty of the mass in 10⁻¹² u; 0 for an unknown nuclide.
  func uncertainty(_ z: UInt8, _ massNumber: UInt16) -> Int64 {
    index(z, massNumber).map { uncertainties[$0] } ?? 0
  }

  private func index(_ z: UInt8, _ massNumber: UInt16) -> Int? {
    let z = Int(z)
    guard z > 0, z + 1 < rows.count, Int(massNumber) >= rows[z].lowest else { return nil }
    let index = rows[z].start + Int(massNumber) - rows[z].lowest
    return index < rows[z + 1].start ? index : nil
  }
}
