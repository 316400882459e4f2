/// A class of a term: 18.06, Linear Algebra.
///
/// C: `pentad_stellar_class`.
public struct StellarClass: Hashable, Sendable, Codable {
  /// The server's id of the class: `18.06`.
  public let masterId: String
  /// The number or numbers: `6.002 / 8.003`.
  public let name: String
  /// The title.
  public let title: String
  /// The description; empty when the server sends none. The wire calls it `description`.
  public let blurb: String
  /// The term in which it is taught; nil when the server does not name one.
  public let term: StellarTerm?
  /// The address of its site, with scheme and host; nil for a class without one.
  public let siteURL: String?
  /// The times and places of its meetings, in the server's order.
  public let times: [StellarClassTime]
  /// The staff, in the server's order, instructors first.
  public let staff: [StellarStaffMember]
  /// The numbers that the class had in earlier years. The original protocol has no field for them.
  /// They are read from the end of the description, `Formerly 6.009.`, unless the server lists
  /// them.
  public let oldNumbers: [String]
  /// The catalogue's facts; nil from a source without them.
  public let facts: ClassFacts?

  /// Creates a class.
  public init(
    masterId: String, name: String, title: String, blurb: String = "", term: StellarTerm? = nil,
    siteURL: String? = nil, times: [StellarClassTime] = [], staff: [StellarStaffMember] = [],
    oldNumbers: [String] = [], facts: ClassFacts? = nil
  ) {
    self.masterId = masterId
    self.name = name
    self.title = title
    self.blurb = blurb
    self.term = term
    self.siteURL = siteURL
    self.times = times
    self.staff = staff
    self.oldNumbers = oldNumbers
    self.facts = facts
  }
}
