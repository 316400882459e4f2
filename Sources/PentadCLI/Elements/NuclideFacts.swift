#if CommandLine
  import ElementsKit
  import PentadCore

  extension Nuclide {
    /// The facts of a nuclide that `elements show --nuclides` prints in CSV: a row for each number.
    var facts: [ElementFact] {
      let evaluation = mass?.source.id ?? ""
      func word(_ property: String, _ text: String) -> ElementFact {
        ElementFact(
          property: property, text: text, massNumber: massNumber, source: evaluation)
      }
      var facts: [ElementFact] = []
      if let mass { facts.append(ElementFact("mass", mass, massNumber: massNumber)) }
      if let abundance {
        facts.append(ElementFact("abundance", abundance, massNumber: massNumber))
      }
      facts.append(word("stability", stability.rawValue))
      if let halfLife { facts.append(fact("halfLife", halfLife, evaluation)) }
      if let halfLifeLimit { facts.append(fact("halfLifeLimit", halfLifeLimit, evaluation)) }
      if let spinParity { facts.append(word("spinParity", spinParity)) }
      if let discoveryYear {
        var year = word("discoveryYear", "")
        year.value = Double(discoveryYear)
        facts.append(year)
      }
      return facts + decays.map(fact)
    }

    /// The facts in one row of a table: the mass, and the half-life or the abundance.
    var summary: ElementFact {
      var notes = [stability.rawValue]
      if let share = abundance {
        let error = share.uncertainty.map { " ± \($0.ecmaScriptDescription)" } ?? ""
        notes.append("\(share.value.ecmaScriptDescription)\(error) %")
        if let condition = share.condition { notes.append(condition) }
      }
      if let halfLife { notes.append("half-life \(halfLife.shown)") }
      if let halfLifeLimit { notes.append("limit \(halfLifeLimit.shown)") }
      if let decay = decays.first {
        notes.append(decay.relation == "?" ? "\(decay.mode) not observed" : decay.mode)
      }
      guard let mass else {
        return ElementFact(property: id, condition: notes.joined(separator: ", "))
      }
      var fact = ElementFact(id, mass)
      fact.condition = notes.joined(separator: ", ")
      return fact
    }

    private func fact(_ property: String, _ life: HalfLife, _ source: String) -> ElementFact {
      var fact = ElementFact(
        property: property, massNumber: massNumber, unit: life.unit,
        certainty: life.isEstimated ? .predicted : .measured, source: source)
      fact.set(life.published, relation: life.relation)
      fact.uncertainty = life.publishedUncertainty
      return fact
    }

    /// Returns the fact of a decay: its share, with the mode as the condition.
    private func fact(_ decay: Decay) -> ElementFact {
      var fact = ElementFact(
        property: "decay", massNumber: massNumber, unit: "%", condition: decay.mode,
        source: decay.source.id)
      if let percent = decay.percent { fact.set(percent, relation: decay.relation) }
      if decay.relation == "?" { fact.condition += ", allowed but not observed" }
      fact.uncertainty = decay.uncertainty
      return fact
    }
  }

  extension ElementFact {
    /// Sets a bound for `<` or `>`, or else the value. For `~` it adds a word to the condition.
    fileprivate mutating func set(_ number: Double, relation: String) {
      switch relation {
      case "<": high = number
      case ">": low = number
      default:
        value = number
        if relation == "~" {
          condition = [condition, "approximate"].filter { !$0.isEmpty }.joined(separator: ", ")
        }
      }
    }
  }

  extension Nuclide.HalfLife {
    /// The text, such as `> 2 Pyear`.
    fileprivate var shown: String {
      let number = "\(published.ecmaScriptDescription) \(unit)"
      return relation.isEmpty ? number : "\(relation) \(number)"
    }
  }
#endif
