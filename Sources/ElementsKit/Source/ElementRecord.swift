/// The tables' data of one element except its nuclides, parsed once at first use.
struct ElementRecord {
  let symbol: String
  let name: String
  let period: Int
  /// The group in IUPAC's printed table: `nil` for 57–71 and 89–103.
  let group: Int?
  let category: ElementCategory
  let casNumber: String
  let hasStableNuclide: Bool
  let article: String
  let source: Reference
  var names: [ElementName] = []
  var weight: AtomicWeight?
  var configuration: ElectronConfiguration?
  var quantities: [ElementValue] = []
  var ionizationEnergies: [Int: Quantity] = [:]
  var forms: [(name: String, structure: String?, isStandard: Bool)] = []
  var discoveries: [(isAccepted: Bool, era: Discovery.Era?, claim: Discovery.Claim)] = []
}

extension ElementRecord {
  /// The records by atomic number; index 0 repeats hydrogen and is never used.
  static let all: [ElementRecord] = {
    var records: [ElementRecord] = []
    TableText(GeneratedElements.text).forEachRow { row in
      let record = ElementRecord(row)
      if records.isEmpty { records.append(record) }
      records.append(record)
    }
    func update(_ text: StaticString, _ body: (TableRow, inout ElementRecord) -> Void) {
      TableText(text).forEachRow { row in
        guard let z = row.integer(0), records.indices.contains(z) else { return }
        body(row, &records[z])
      }
    }
    update(GeneratedNames.text) { $1.names.append(ElementName($0)) }
    update(GeneratedWeights.text) { $1.weight = AtomicWeight($0) }
    update(GeneratedConfigurations.text) { $1.configuration = ElectronConfiguration($0) }
    update(GeneratedQuantities.text) { row, record in
      ElementValue(row).map { record.quantities.append($0) }
    }
    update(GeneratedIonization.text) { row, record in
      guard let order = row.integer(1) else { return }
      record.ionizationEnergies[order] = row.quantity(
        2, uncertainty: 3, unit: "eV", certainty: row.case(4) ?? .measured, source: 5)
    }
    update(GeneratedAllotropes.text) { row, record in
      record.forms.append((row.text(1) ?? "", row.text(2), row.flag(3)))
    }
    update(GeneratedDiscoveries.text) { row, record in
      record.discoveries.append(
        (row.text(1) == "accepted", row.case(4), Discovery.Claim(row)))
    }
    return records
  }()

  private init(_ row: TableRow) {
    symbol = row.text(1) ?? ""
    name = row.text(2) ?? ""
    period = row.integer(3) ?? 0
    group = row.integer(4)
    category = row.case(5) ?? .unknown
    casNumber = row.text(6) ?? ""
    hasStableNuclide = row.flag(7)
    article = row.text(8) ?? ""
    source = row.reference(9)
  }
}

extension AtomicElement {
  var record: ElementRecord { ElementRecord.all[Int(z)] }
}
