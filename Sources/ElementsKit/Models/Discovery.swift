/// The discovery of an element.
public struct Discovery: Hashable, Sendable {
  /// The era of the discovery.
  public enum Era: String, Hashable, Sendable {
    case prehistoric
    case ancient
    case modern
  }

  /// A source's claim about a discovery.
  public struct Claim: Hashable, Sendable {
    /// The years, negative before the common era; `nil` when only the era is known.
    public let years: ClosedRange<Int>?
    /// The people or laboratories credited; `nil` when unknown.
    public let credited: String?
    /// The reason why the claim is accepted, or differs; nil when there is no note.
    public let note: String?
    /// The source of the claim.
    public let source: Reference
  }

  /// The era of the discovery.
  public let era: Era
  /// The claim that most sources accept.
  public let accepted: Claim
  /// Other claims that sources still make.
  public let claims: [Claim]
}
