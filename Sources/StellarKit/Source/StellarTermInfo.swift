/// A term, and its days if the source knows them.
public struct StellarTermInfo: Hashable, Sendable {
  /// The term.
  public let term: StellarTerm
  /// The days; nil if the source does not send them.
  public let calendar: TermCalendar?

  /// Creates a value from both parts.
  public init(term: StellarTerm, calendar: TermCalendar? = nil) {
    self.term = term
    self.calendar = calendar
  }
}
