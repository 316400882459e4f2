/// Another current or former name or symbol of an element.
public struct ElementName: Hashable, Sendable {
  /// The kind of a name that is not the IUPAC name.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The spelling of the United States: `aluminum`.
    case us
    /// Another spelling in use: `sulphur`.
    case alternative
    /// A name that is no longer in use, or is Latin: `ferrum`, `columbium`.
    case historical
    /// IUPAC's systematic name before the element was named: `ununoctium`.
    case temporaryName
    /// IUPAC's systematic symbol before the element was named: `Uuo`.
    case temporarySymbol
  }

  /// The name or symbol.
  public let text: String
  /// The kind of name: `us`, `alternative`, `historical`, `temporaryName` or `temporarySymbol`.
  public let kind: Kind
  /// The source of the name.
  public let source: Reference
}
