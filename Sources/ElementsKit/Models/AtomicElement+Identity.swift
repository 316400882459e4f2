extension AtomicElement {
  /// The symbol: `Fe`.
  public var symbol: String { record.symbol }

  /// The IUPAC name in lower case, as in running text: `aluminium`.
  public var name: String { record.name }

  /// Other names and symbols, each with its kind and source.
  public var otherNames: [ElementName] { record.names }

  /// The registry number of the Chemical Abstracts Service; its check digit holds.
  public var casNumber: String { record.casNumber }

  /// The English Wikipedia's article, which for mercury is not the planet's.
  public var wikipediaURL: String { "https://en.wikipedia.org/wiki/\(record.article)" }

  /// The family of the element.
  public var category: ElementCategory { record.category }

  /// Who states name, symbol and place.
  public var source: Reference { record.source }
}

extension AtomicElement: CustomStringConvertible {
  /// The symbol.
  public var description: String { symbol }
}

extension AtomicElement {
  /// How a name is spelt.
  public enum Spelling: String, Hashable, Sendable, CaseIterable {
    /// As IUPAC recommends: aluminium, caesium, sulfur.
    case iupac
    /// As in the United States: aluminum, cesium, sulfur.
    case us
  }

  /// The name for a list or a title, with a capital: `Aluminum`.
  ///
  /// C: `pentad_elements_display_name`.
  public func displayName(_ spelling: Spelling = .iupac) -> String {
    let name = (spelling == .us ? record.names.first { $0.kind == .us }?.text : nil) ?? name
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
