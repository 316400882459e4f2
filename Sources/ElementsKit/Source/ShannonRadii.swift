/// The ionic radii of Shannon, parsed once at first use.
enum ShannonRadii {
  /// The radii by atomic number, each list sorted by `key`.
  static let byElement: [UInt8: [IonicRadius]] = {
    var radii: [UInt8: [IonicRadius]] = [:]
    TableText(GeneratedRadii.text).forEachRow { row in
      guard let radius = IonicRadius(row) else { return }
      radii[radius.element.z, default: []].append(radius)
    }
    return radii.mapValues { $0.sorted { $0.key < $1.key } }
  }()
}

extension IonicRadius {
  /// The sort key: charge, coordination number, geometry and spin.
  fileprivate var key: (Int, Int, String, String) {
    (charge, coordinationNumber, coordination, spin?.rawValue ?? "")
  }

  fileprivate init?(_ row: TableRow) {
    let origin = row.text(7) ?? ""
    // The letter C marks a value calculated from other coordinations; E marks an estimate.
    let certainty: Certainty = origin.contains("C") || origin.contains("E") ? .predicted : .measured
    func radius(_ column: Int) -> Quantity? {
      row.number(column).map {
        Quantity(value: $0, unit: "pm", certainty: certainty, source: row.reference(9))
      }
    }
    guard let z = row.integer(0), let charge = row.integer(1), let coordination = row.text(2),
      let number = Self.number(coordination), let ionic = radius(4), let crystal = radius(5)
    else { return nil }
    self.init(
      element: AtomicElement(unchecked: z), charge: charge, coordination: coordination,
      coordinationNumber: number, spin: row.case(3), ionic: ionic, crystal: crystal,
      configuration: row.text(6) ?? "", isMostReliable: row.flag(8))
  }

  private static func number(_ coordination: String) -> Int? {
    let numerals = [
      "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV",
    ]
    let numeral = String(coordination.prefix { $0 == "I" || $0 == "V" || $0 == "X" })
    return numerals.firstIndex(of: numeral).map { $0 + 1 }
  }
}
