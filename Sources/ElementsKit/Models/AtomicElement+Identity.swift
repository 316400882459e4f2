extension AtomicElement {
  /// The symbol: `Fe`.
  public var symbol: String { record.symbol }

  /// The IUPAC name in lower case, as in running text: `aluminium`.
  public var name: String { record.name }

  /// Other names and symbols, each with its kind and source.
  public var otherNames: [ElementName] { record.names }

  /// The registry number of the Chemical Abstracts Service; its check digit is valid.
  public var casNumber: String { record.casNumber }

  /// The address of the English Wikipedia article; for mercury, that of the element, not of the
  /// planet.
  public var wikipediaURL: String { "https://en.wikipedia.org/wiki/\(record.article)" }

  /// The family of the element.
  public var category: ElementCategory { record.category }

  /// The source of name, symbol and position.
  public var source: Reference { record.source }
}

extension AtomicElement: CustomStringConvertible {
  /// The symbol.
  public var description: String { symbol }
}

extension AtomicElement {
  /// A spelling of the element names.
  public enum Spelling: String, Hashable, Sendable, CaseIterable {
    /// The spelling that IUPAC recommends: aluminium, caesium, sulfur.
    case iupac
    /// The spelling of the United States: aluminum, cesium, sulfur.
    case us
  }

  /// Returns the name for a list or a title, with a capital: `Aluminum`.
  ///
  /// C: `pentad_elements_display_name`.
  public func displayName(_ spelling: Spelling = .iupac) -> String {
    let name = (spelling == .us ? record.names.first { $0.kind == .us }?.text : nil) ?? name
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
