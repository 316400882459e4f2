/// The result of a search.
///
/// C: `pentad_stellar_search_answer`.
public struct SearchAnswer: Hashable, Sendable {
  /// The place where the classes were found.
  public enum Origin: String, Hashable, Sendable {
    /// The stored classes.
    case local
    /// The server, because nothing stored matches.
    case server
  }

  /// The search text.
  public let query: String
  /// The classes, the best match first.
  public let hits: [StellarClass]
  /// The place where the classes were found.
  public let origin: Origin
  /// The current term; nil while it is not known. A hit may belong to an older term.
  public let term: StellarTerm?
  /// The number of this search of its ``StellarSearch``, from 1; 0 for a search without one.
  public internal(set) var generation: UInt64 = 0

  /// The class, if there is exactly one hit: a screen may open it at once, as in the original app.
  public var only: StellarClass? { hits.count == 1 ? hits[0] : nil }
}
