/// All nuclides, parsed once at first use.
enum NuclideTable {
  /// The nuclides by atomic number, each list sorted by mass number.
  static let byElement: [[Nuclide]] = {
    var decays: [Int: [Decay]] = [:]
    TableText(GeneratedDecays.text).forEachRow { row in
      guard let key = key(row) else { return }
      decays[key, default: []].append(Decay(row))
    }
    var abundances: [Int: Quantity] = [:]
    TableText(GeneratedAbundances.text).forEachRow { row in
      guard let key = key(row) else { return }
      abundances[key] = row.quantity(
        2, uncertainty: 3, unit: "%", condition: row.text(4).map { "isomer \($0)" }, source: 5)
    }
    var table = [[Nuclide]](repeating: [], count: 119)
    TableText(GeneratedNuclides.text).forEachRow { row in
      guard let key = key(row), table.indices.contains(key >> 9) else { return }
      table[key >> 9].append(
        Nuclide(row, decays: decays[key] ?? [], abundance: abundances[key]))
    }
    return table
  }()

  private static func key(_ row: TableRow) -> Int? {
    guard let z = row.integer(0), let a = row.integer(1) else { return nil }
    return z << 9 | a
  }
}

extension Nuclide {
  fileprivate init(_ row: TableRow, decays: [Decay], abundance: Quantity?) {
    element = AtomicElement(unchecked: row.integer(0) ?? 1)
    massNumber = row.integer(1) ?? 1
    mass = row.quantity(
      2, uncertainty: 3, unit: "u", certainty: row.flag(4) ? .predicted : .measured, source: 18)
    halfLife = HalfLife(row, value: 5, uncertainty: 6, unit: 7, relation: 8, estimated: 9)
    halfLifeLimit = HalfLife(row, value: 11, unit: 12, relation: 10)
    stability = row.case(13) ?? .unknown
    spinParity = row.text(14)
    spin = row.text(15)
    parity = row.text(16)
    discoveryYear = row.integer(17)
    self.decays = decays
    self.abundance = abundance
  }
}

extension Nuclide.HalfLife {
  /// Reads a half-life from a row.
  ///
  /// - Parameters: the columns of the row; `nil` for a column that the table does not have
  fileprivate init?(
    _ row: TableRow, value: Int, uncertainty: Int? = nil, unit: Int, relation: Int,
    estimated: Int? = nil
  ) {
    guard let published = row.number(value), let unit = row.text(unit),
      let factor = Self.seconds[unit]
    else { return nil }
    self.published = published
    self.unit = unit
    seconds = published * factor
    publishedUncertainty = uncertainty.flatMap { row.number($0) }
    self.uncertainty = publishedUncertainty.map { $0 * factor }
    self.relation = row.text(relation) ?? ""
    isEstimated = estimated.map { row.flag($0) } ?? false
  }

  /// The number of seconds in each unit. NUBASE2020's year is the tropical year, 365.2422 days.
  private static let seconds: [String: Double] = {
    let year = 365.2422 * 86_400
    return [
      "ysec": 1e-24, "zsec": 1e-21, "asec": 1e-18, "fsec": 1e-15, "psec": 1e-12, "nsec": 1e-9,
      "usec": 1e-6, "msec": 1e-3, "sec": 1, "minute": 60, "hour": 3_600, "day": 86_400,
      "year": year, "kyear": 1e3 * year, "Myear": 1e6 * year, "Gyear": 1e9 * year,
      "Tyear": 1e12 * year, "Pyear": 1e15 * year, "Eyear": 1e18 * year, "Zyear": 1e21 * year,
      "Yyear": 1e24 * year,
    ]
  }()
}

extension Decay {
  fileprivate init(_ row: TableRow) {
    mode = row.text(2) ?? ""
    relation = row.text(3) ?? ""
    percent = row.number(4)
    uncertainty = row.number(5)
    source = row.reference(6)
  }
}
