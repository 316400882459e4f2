/// All nuclides, parsed once at first use.
enum NuclideTable {
  /// The isomers by atomic number, each list sorted by mass number and energy.
  static let isomers: [[Nuclide]] = {
    var decays: [String: [Decay]] = [:]
    TableText(GeneratedIsomerdecays.text).forEachRow { row in
      guard let key = key(row), let level = row.text(2) else { return }
      decays["\(key)\(level)", default: []].append(Decay(isomer: row))
    }
    var table = [[Nuclide]](repeating: [], count: 119)
    TableText(GeneratedIsomers.text).forEachRow { row in
      guard let key = key(row), table.indices.contains(key >> 9), let level = row.text(2),
        let ground = byElement[key >> 9].first(where: { $0.massNumber == key & 511 })
      else { return }
      table[key >> 9].append(
        Nuclide(isomer: row, level, of: ground, decays: decays["\(key)\(level)"] ?? []))
    }
    return table
  }()

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
    isomer = nil
  }

  fileprivate init(isomer row: TableRow, _ level: String, of ground: Nuclide, decays: [Decay]) {
    element = ground.element
    massNumber = ground.massNumber
    let energy = row.quantity(
      4, uncertainty: 5, unit: "keV", certainty: row.flag(6) ? .predicted : .measured, source: 19)
    isomer = Isomer(
      level: level, commonName: row.text(3), excitation: energy, isOrderUncertain: row.flag(7))
    mass = ground.mass.flatMap { mass in energy.map { mass.excited(by: $0) } }
    halfLife = HalfLife(row, value: 8, uncertainty: 9, unit: 10, relation: 11, estimated: 12)
    halfLifeLimit = HalfLife(row, value: 14, unit: 15, relation: 13)
    stability = row.case(16) ?? .unknown
    spinParity = row.text(17)
    let isPlain = spinParity?.allSatisfy { !"()#,<>".contains($0) } ?? false
    parity = isPlain ? spinParity?.last.map(String.init) : nil
    spin = isPlain ? spinParity.map { String($0.dropLast()) } : nil
    discoveryYear = row.integer(18)
    self.decays = decays
    // Only Ta-180m is found in nature.
    let isNatural = isomer?.commonName == "Ta-180m"
    abundance = isNatural ? ground.abundance?.withoutCondition : nil
  }
}

extension Quantity {
  /// Returns the mass in u with an energy in keV added; the uncertainties add in squares.
  ///
  /// Source: CODATA 2022, 1 u = 931494.10372 keV.
  fileprivate func excited(by energy: Quantity) -> Quantity {
    let unit = 931_494.10372
    let errors = [uncertainty, energy.uncertainty.map { $0 / unit }].compactMap(\.self)
    return Quantity(
      value: value + energy.value / unit,
      uncertainty: errors.isEmpty ? nil : errors.reduce(0) { $0 + $1 * $1 }.squareRoot(),
      unit: self.unit, condition: condition,
      certainty: energy.certainty == .predicted ? .predicted : certainty, source: energy.source)
  }

  fileprivate var withoutCondition: Quantity {
    Quantity(
      value: value, uncertainty: uncertainty, unit: unit, condition: nil, certainty: certainty,
      source: source)
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

  /// The number of seconds in each unit. NUBASE2020's year has 31,556,926 s.
  static let seconds: [String: Double] = {
    let year = 31_556_926.0
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
    feeding = nil
    source = row.reference(6)
  }

  fileprivate init(isomer row: TableRow) {
    mode = row.text(3) ?? ""
    relation = row.text(4) ?? ""
    percent = row.number(5)
    uncertainty = row.number(6)
    feeding = row.text(7)
    source = row.reference(8)
  }
}
