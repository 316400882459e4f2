/// When and by whom an element was found.
public struct Discovery: Hashable, Sendable {
  /// How long ago.
  public enum Era: String, Hashable, Sendable {
    case prehistoric
    case ancient
    case modern
  }

  /// A statement of a source on a discovery.
  public struct Claim: Hashable, Sendable {
    /// The years, negative before the common era; `nil` when only the era is known.
    public let years: ClosedRange<Int>?
    /// The people or laboratories credited; `nil` when unknown.
    public let credited: String?
    /// Why the claim stands, or differs; nil when nothing need be said.
    public let note: String?
    /// Who says so.
    public let source: Reference
  }

  /// How long ago.
  public let era: Era
  /// The statement most sources accept.
  public let accepted: Claim
  /// Others that sources still make.
  public let claims: [Claim]
}
