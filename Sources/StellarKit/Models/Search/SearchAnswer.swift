/// What a search found.
///
/// C: `pentad_stellar_search_answer`.
public struct SearchAnswer: Hashable, Sendable {
  /// The place where a search found its classes.
  public enum Origin: String, Hashable, Sendable {
    /// The classes that are stored.
    case local
    /// The server, because nothing that is stored fits.
    case server
  }

  /// The text that was looked for.
  public let query: String
  /// The classes, the best first.
  public let hits: [StellarClass]
  /// Where they were found.
  public let origin: Origin
  /// The current term; nil while it is not known. A hit may be of an older one.
  public let term: StellarTerm?
  /// Which search of its ``StellarSearch`` this is, from 1; 0 when it was made without one.
  public internal(set) var generation: UInt64 = 0

  /// The class, when there is exactly one: a screen may open it at once, as the original did.
  public var only: StellarClass? { hits.count == 1 ? hits[0] : nil }
}
