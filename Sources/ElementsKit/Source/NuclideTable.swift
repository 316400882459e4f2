/// All nuclides, parsed once at first use.
enum NuclideTable {
  /// By atomic number, each list by mass number.
  static let byElement: [[Nuclide]] = {
    var decays: [Int: [Decay]] = [:]
    TableText(GeneratedDecays.text).forEachRow { row in
      guard let key = key(row) else { return }
      decays[key, default: []].append(Decay(row))
    }
    var abundances: [Int: Quantity] = [:]
    TableText(GeneratedAbundances.text).forEachRow { row in
      guard let key = key(row) else { return }
      abundances[key] = row.quantity(2, uncertainty: 3, unit: "%", source: 4)
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
      2, uncertainty: 3, unit: "u", certainty: row.flag(4) ? .predicted : .measured, source: 12)
    halfLife = HalfLife(row)
    stability = row.case(8) ?? .unknown
    spin = row.text(9)
    parity = row.text(10)
    discoveryYear = row.integer(11)
    self.decays = decays
    self.abundance = abundance
  }
}

extension Nuclide.HalfLife {
  fileprivate init?(_ row: TableRow) {
    guard let value = row.number(5), let unit = row.text(7), let factor = Self.seconds[unit] else {
      return nil
    }
    published = value
    self.unit = unit
    seconds = value * factor
    uncertainty = row.number(6).map { $0 * factor }
  }

  /// Seconds a unit; NUBASE2020's year is the tropical year, 365.2422 days.
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
