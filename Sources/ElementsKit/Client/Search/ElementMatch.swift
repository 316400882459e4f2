/// An element that a search found, and why.
public struct ElementMatch: Hashable, Sendable {
  /// How a search text and an element belong together, the closest first.
  ///
  /// C: `pentad_elements_match_kind`.
  public enum Kind: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// The text is the symbol, in any case.
    case symbol = 1
    /// The text is the atomic number.
    case number
    /// The text is the CAS registry number.
    case casNumber
    /// The text is the name in the table's spelling.
    case name
    /// The text is another name, or a temporary symbol.
    case otherName
    /// The name begins with the text.
    case namePrefix
    /// Another name begins with the text.
    case otherNamePrefix
    /// The name, or another name, holds the text further in; from two letters.
    case part
    /// The text is a name with one slip, from six letters with two.
    case similar

    /// Whether `a` is the closer.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// The element.
  public let element: AtomicElement
  /// The closest way in which it was found.
  public let kind: Kind
  /// What the text was found in, as it is written: `Fe`, `26`, `7439-89-6`, `Iron`, `ferrum`.
  public let matchedText: String
}
