/// A term, and its days where the source knows them.
public struct StellarTermInfo: Hashable, Sendable {
  /// The term.
  public let term: StellarTerm
  /// Its days; nil where the source does not give them.
  public let calendar: TermCalendar?

  /// Puts both together.
  public init(term: StellarTerm, calendar: TermCalendar? = nil) {
    self.term = term
    self.calendar = calendar
  }
}
