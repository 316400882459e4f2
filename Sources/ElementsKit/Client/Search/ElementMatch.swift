/// An element that a search found, with the kind of match.
public struct ElementMatch: Hashable, Sendable {
  /// The kind of match between a search text and an element; the closest kind is first.
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
    /// The name, or another name, contains the text after its start; from two letters.
    case part
    /// The text is a name with one spelling mistake, or with up to two if the text has six letters
    /// or more. A mistake is a letter inserted, deleted, replaced, or swapped with its neighbour. A
    /// text of one or two letters has no such match.
    case similar

    /// Returns true if `a` is closer than `b`.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// The element.
  public let element: AtomicElement
  /// The closest kind of match.
  public let kind: Kind
  /// The matched symbol, number or name as it is written: `Fe`, `26`, `7439-89-6`, `Iron`,
  /// `ferrum`.
  public let matchedText: String
}
