import ElementsKit
import PentadCore

/// All known values of an element: each with its unit, its condition, its certainty, and its
/// source.
struct ElementValues: Sendable {
  struct Fact: Sendable {
    let factName: String
    let text: String
    /// The number of the source in the list below; nil for values that follow from the element's
    /// place.
    var source: Int?
  }

  struct Value: Sendable {
    let property: String
    let text: String
    let condition: String?
    let certainty: String
    /// The number of the source in the list below.
    let source: Int
  }

  struct Source: Sendable {
    let number: Int
    let title: String
    let licence: String
    let url: String?
  }

  let facts: [Fact]
  let values: [Value]
  let sources: [Source]

  init(_ element: AtomicElement, _ table: PeriodicTable) {
    var references = References()
    values = element.values.map { value in
      let form = value.allotrope.isEmpty ? "" : ", \(value.allotrope)"
      return Value(
        property: value.property.title + form, text: Self.text(value.quantity),
        condition: value.quantity.condition, certainty: value.quantity.certainty.rawValue,
        source: references.number(of: value.quantity.source))
    }
    facts = Self.facts(element, table, &references)
    sources = references.all.enumerated().map { index, reference in
      Source(
        number: index + 1, title: reference.title, licence: reference.licence, url: reference.url)
    }
  }

  /// Returns the facts that a reader looks for first: the position in the table and the values of
  /// the standard form.
  static func summary(of element: AtomicElement, _ table: PeriodicTable) -> [Fact] {
    var references = References()
    let properties: [ElementProperty] = [
      .standardAtomicWeight, .meltingPoint, .boilingPoint, .density, .electronegativityPauling,
    ]
    return facts(element, table, &references).map { Fact(factName: $0.factName, text: $0.text) }
      + [Fact(factName: "Family", text: element.category.title)]
      + properties.compactMap { property in
        element[property].map { Fact(factName: property.title, text: text($0)) }
      }
  }

  /// `55.845 ± 0.002 u`.
  private static func text(_ quantity: Quantity) -> String {
    var text = quantity.value.ecmaScriptDescription
    if let uncertainty = quantity.uncertainty { text += " ± \(uncertainty.ecmaScriptDescription)" }
    return quantity.unit.isEmpty ? text : "\(text) \(quantity.unit)"
  }

  private static func facts(
    _ element: AtomicElement, _ table: PeriodicTable, _ references: inout References
  ) -> [Fact] {
    var facts = [
      Fact(factName: "Symbol", text: element.symbol),
      Fact(factName: "Atomic number", text: "\(element.atomicNumber)"),
      Fact(factName: "State", text: element.state.rawValue),
      Fact(
        factName: "Position",
        text: "period \(element.period)"
          + (element.group(table.options.groupThree).map { ", group \($0)" } ?? "")
          + ", \(element.block(table.options.groupThree).rawValue) block"),
      Fact(factName: "CAS number", text: element.casNumber),
    ]
    if let electrons = element.electronConfiguration {
      facts.append(
        Fact(
          factName: "Electrons", text: "\(electrons.short) (\(electrons.certainty.rawValue))",
          source: references.number(of: electrons.source)))
    }
    if let discovery = element.discovery {
      let found = discovery.accepted
      let years = found.years.map {
        $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)"
      }
      facts.append(
        Fact(
          factName: "Discovered",
          text: [years ?? discovery.era.rawValue, found.credited].compactMap(\.self)
            .joined(separator: ", "),
          source: references.number(of: found.source)))
    }
    return facts
  }
}

/// Sources in the order in which they are first named.
private struct References {
  private(set) var all: [Reference] = []

  mutating func number(of reference: Reference) -> Int {
    if let index = all.firstIndex(of: reference) { return index + 1 }
    all.append(reference)
    return all.count
  }
}
