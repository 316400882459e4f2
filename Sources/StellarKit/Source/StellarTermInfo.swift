/// A term, and its days if the source knows them.
public struct StellarTermInfo: Hashable, Sendable {
  /// The term.
  public let term: StellarTerm
  /// The days; nil if the source does not send them.
  public let calendar: TermCalendar?
  /// The name in the source's words; nil if the source does not send one.
  public let name: String?

  /// Creates a value from its parts.
  public init(term: StellarTerm, calendar: TermCalendar? = nil, name: String? = nil) {
    self.term = term
    self.name = name
    self.calendar = calendar
  }
}
