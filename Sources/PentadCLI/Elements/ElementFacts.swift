#if CommandLine
  import ElementsKit
  import PentadCore

  /// What `elements show` prints of an element: property, value, unit, condition, source.
  struct ElementFacts {
    let rows: [[String]]

    /// - Parameter label: what the property of a value is called
    init(
      _ element: AtomicElement, withNuclides: Bool, label: (ElementProperty) -> String
    ) {
      let own = element.source.id
      var rows = [
        ["number", "\(element.atomicNumber)", "", "", own], ["name", element.name, "", "", own],
        ["category", element.category.rawValue, "", "", own],
        ["period", "\(element.period)", "", "", own],
        ["group", element.group().map { "\($0)" } ?? "-", "", "", own],
        ["block", element.block().rawValue, "", "", own],
        ["state", element.state.rawValue, "", "", ""],
        ["CAS number", element.casNumber, "", "", own],
      ]
      let weight = element.standardAtomicWeight
      rows.append([
        label(.standardAtomicWeight), Self.text(weight), "u", "", weight.source.id,
      ])
      if let electrons = element.electronConfiguration {
        rows.append(
          ["electrons", electrons.short, "", electrons.certainty.note, electrons.source.id])
      }
      for value in element.values where value.property != .standardAtomicWeight {
        let quantity = value.quantity
        let notes = [value.allotrope, quantity.condition ?? "", quantity.certainty.note]
        rows.append([
          label(value.property), Self.text(quantity), quantity.unit,
          notes.filter { !$0.isEmpty }.joined(separator: ", "), quantity.source.id,
        ])
      }
      if let discovery = element.discovery {
        for claim in [discovery.accepted] + discovery.claims {
          let years = claim.years.map { years in
            years.count == 1
              ? "\(years.lowerBound)" : "\(years.lowerBound)–\(years.upperBound)"
          }
          rows.append([
            "discovered", years ?? discovery.era.rawValue, "", claim.credited ?? "",
            claim.source.id,
          ])
        }
      }
      if withNuclides { rows += element.nuclides.map(Self.row) }
      rows.append(["article", element.wikipediaURL, "", "", ""])
      self.rows = rows
    }

    /// Mass, and how long it lives or how much of it there is.
    private static func row(_ nuclide: Nuclide) -> [String] {
      var notes = [nuclide.stability.rawValue]
      if let share = nuclide.abundance { notes.append("\(text(share)) %") }
      if let life = nuclide.halfLife {
        notes.append("half-life \(life.published.ecmaScriptDescription) \(life.unit)")
      }
      if let decay = nuclide.decays.first { notes.append(decay.mode) }
      let mass = nuclide.mass
      return [
        nuclide.id, mass.map(text) ?? "", mass?.unit ?? "", notes.joined(separator: ", "),
        mass?.source.id ?? "",
      ]
    }

    private static func text(_ quantity: Quantity) -> String {
      let value = quantity.value.ecmaScriptDescription
      return quantity.uncertainty.map { "\(value) ± \($0.ecmaScriptDescription)" } ?? value
    }

    private static func text(_ weight: AtomicWeight) -> String {
      switch weight.published {
      case .value(let value, let uncertainty):
        "\(value.ecmaScriptDescription) ± \(uncertainty.ecmaScriptDescription)"
      case .interval(let low, let high):
        "[\(low.ecmaScriptDescription), \(high.ecmaScriptDescription)]"
      case .none(let massNumber): "(\(massNumber))"
      }
    }
  }

  extension Certainty {
    /// Empty for what was measured, as nothing need be said then.
    var note: String { self == .measured ? "" : rawValue }
  }
#endif
