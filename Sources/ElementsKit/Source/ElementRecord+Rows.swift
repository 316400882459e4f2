extension ElementName {
  init(_ row: TableRow) {
    self.init(
      text: row.text(2) ?? "", kind: row.case(1) ?? .alternative, source: row.reference(3))
  }
}

extension AtomicWeight {
  init(_ row: TableRow) {
    published =
      switch (row.text(1), row.number(2), row.number(3), row.number(4), row.number(5)) {
      case ("value", let value?, let uncertainty?, _, _): .value(value, uncertainty: uncertainty)
      case ("interval", _, _, let low?, let high?): .interval(low: low, high: high)
      default: .none(massNumberOfLongestLived: row.integer(9) ?? 0)
      }
    if let value = row.number(6), let uncertainty = row.number(7) {
      abridged = Abridged(value: value, uncertainty: uncertainty)
    } else {
      abridged = nil
    }
    let z = row.integer(0) ?? 0
    let low = GeneratedCore.low[z]
    bounds = low.isNaN ? nil : low...GeneratedCore.high[z]
    notes = row.text(8) ?? ""
    source = row.reference(10)
  }
}

extension ElectronConfiguration {
  init(_ row: TableRow) {
    short = row.text(1) ?? ""
    full = row.text(2) ?? ""
    shells = (row.text(3) ?? "").split(separator: " ").compactMap { Int($0) }
    certainty = row.case(4) ?? .measured
    source = row.reference(5)
    subshells = full.split(separator: " ").compactMap { Subshell($0) }
  }
}

extension ElectronConfiguration.Subshell {
  /// Creates a subshell from a text such as `3d6`.
  fileprivate init?(_ text: Substring) {
    guard let shell = text.first?.wholeNumberValue,
      let block = text.dropFirst().first.flatMap({ Block(rawValue: String($0)) }),
      let electrons = Int(text.dropFirst(2))
    else { return nil }
    self.init(shell: shell, block: block, electrons: electrons)
  }
}

extension ElementValue {
  init?(_ row: TableRow) {
    guard let property: ElementProperty = row.case(1),
      let quantity = row.quantity(
        3, uncertainty: 4, unit: row.text(5) ?? "", condition: row.text(6),
        certainty: row.case(7) ?? .measured, source: 8)
    else { return nil }
    self.init(property: property, allotrope: row.text(2) ?? "", quantity: quantity)
  }
}

extension Discovery.Claim {
  init(_ row: TableRow) {
    let from = row.integer(2)
    years = from.map { $0...max($0, row.integer(3) ?? $0) }
    credited = row.text(5)
    note = row.text(6)
    source = row.reference(7)
  }
}
