/// The neutron scattering of all elements and nuclides, parsed once at first use.
struct NeutronTable: Sendable {
  static let shared = NeutronTable()

  private let rows: [Int: NeutronScattering]

  private init() {
    var rows: [Int: NeutronScattering] = [:]
    TableText(GeneratedNeutrons.text).forEachRow { row in
      guard let scattering = NeutronScattering(row) else { return }
      rows[Self.key(scattering.element.z, scattering.massNumber ?? 0)] = scattering
    }
    self.rows = rows
  }

  /// Returns the values of a nuclide; of the natural element for the mass number 0.
  ///
  /// An element with a single nuclide in the table has one row for both.
  subscript(z: UInt8, massNumber: Int) -> NeutronScattering? {
    if let row = rows[Self.key(z, massNumber)] { return row }
    return Self.only(z) == massNumber ? rows[Self.key(z, 0)] : nil
  }

  /// Returns the nuclide that the row of an element describes: the only natural one, or that which
  /// was measured of a radioactive element; 0 for several.
  ///
  /// Source: Sears, Neutron News 3 (1992) 26, for radioactive elements.
  private static func only(_ z: UInt8) -> Int {
    switch z {
    case 43: 99
    case 61: 147
    case 88: 226
    case 91: 231
    case 93: 237
    case 95: 243
    default:
      if case let natural = IsotopeTable.shared.isotopes(z), natural.count == 1 {
        Int(natural[0].massNumber)
      } else {
        0
      }
    }
  }

  private static func key(_ z: UInt8, _ massNumber: Int) -> Int { Int(z) << 9 | massNumber }
}

extension NeutronScattering {
  fileprivate init?(_ row: TableRow) {
    func quantity(_ column: Int, _ unit: String) -> Quantity? {
      row.quantity(column, uncertainty: column + 1, unit: unit, source: 15)
    }
    guard let z = row.integer(0), let length = quantity(2, "fm"),
      let coherent = quantity(6, "barn"), let incoherent = quantity(8, "barn"),
      let total = quantity(10, "barn"), let absorption = quantity(12, "barn")
    else { return nil }
    // 1 barn is 100 fm²; the wavelength in fm.
    let factor = -100 / (2 * Self.tableWavelength * 1e5)
    let calculated = Quantity(
      value: absorption.value * factor, uncertainty: absorption.uncertainty.map { $0 * -factor },
      unit: "fm", certainty: .calculated, source: absorption.source)
    element = AtomicElement(unchecked: z)
    massNumber = row.integer(1)
    coherentLength = length
    imaginaryLength = quantity(4, "fm") ?? calculated
    (self.coherent, self.incoherent, self.total) = (coherent, incoherent, total)
    self.absorption = absorption
    isEnergyDependent = row.flag(14)
  }
}
