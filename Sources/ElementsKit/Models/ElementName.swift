/// Another name or symbol that an element has or had.
public struct ElementName: Hashable, Sendable {
  /// Why it is not the IUPAC name.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The spelling of the United States: `aluminum`.
    case us
    /// Another spelling in use: `sulphur`.
    case alternative
    /// No longer in use, or Latin: `ferrum`, `columbium`.
    case historical
    /// IUPAC's systematic name before the element was named: `ununoctium`.
    case temporaryName
    /// IUPAC's systematic symbol before the element was named: `Uuo`.
    case temporarySymbol
  }

  /// The name or symbol.
  public let text: String
  /// Why it is not the IUPAC name: `us`, `alternative`, `historical`, `temporaryName` or
  /// `temporarySymbol`.
  public let kind: Kind
  /// Who says so.
  public let source: Reference
}
