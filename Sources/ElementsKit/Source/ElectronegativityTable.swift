/// The electronegativities that are published as tables, by scale and atomic number.
enum ElectronegativityTable {
  static let values: [ElectronegativityScale: [UInt8: Quantity]] = {
    var values: [ElectronegativityScale: [UInt8: Quantity]] = [:]
    TableText(GeneratedElectronegativities.text).forEachRow { row in
      guard let z = row.integer(0), let scale: ElectronegativityScale = row.case(1),
        let value = row.number(2)
      else { return }
      values[scale, default: [:]][UInt8(truncatingIfNeeded: z)] = Quantity(
        value: value, unit: "", certainty: .calculated, source: row.reference(3))
    }
    return values
  }()
}
