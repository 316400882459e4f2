#if CommandLine
  import ElementsKit
  import PentadCore

  extension AtomicElement {
    /// Returns all facts that `elements show` prints, except nuclides.
    ///
    /// - Parameter label: returns the label of a property
    func facts(label: (ElementProperty) -> String) -> [ElementFact] {
      let own = source.id
      func word(_ property: String, _ text: String) -> ElementFact {
        ElementFact(property: property, text: text, source: own)
      }
      func number(_ property: String, _ value: Int?) -> ElementFact {
        ElementFact(property: property, value: value.map { Double($0) }, source: own)
      }
      var facts = [
        number("number", atomicNumber), word("name", name), word("category", category.rawValue),
        number("period", period), number("group", group()), word("block", block().rawValue),
        ElementFact(property: "state", text: state.rawValue), word("CAS number", casNumber),
        ElementFact(label(.standardAtomicWeight), standardAtomicWeight),
      ]
      if let electrons = electronConfiguration {
        facts.append(
          ElementFact(
            property: "electrons", text: electrons.short, certainty: electrons.certainty,
            source: electrons.source.id))
      }
      for value in values where value.property != .standardAtomicWeight {
        facts.append(
          ElementFact(label(value.property), value.quantity, allotrope: value.allotrope))
      }
      if let discovery {
        facts.append(ElementFact(discovery.accepted, era: discovery.era))
        facts += discovery.claims.map { ElementFact($0, era: nil) }
      }
      return facts
    }

    /// The last fact: a link for further reading.
    var articleFact: ElementFact { ElementFact(property: "article", text: wikipediaURL) }
  }
#endif
