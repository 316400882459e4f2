/// A class of a term: 18.06, Linear Algebra.
///
/// C: `pentad_stellar_class`.
public struct StellarClass: Hashable, Sendable, Codable {
  /// The server's name for it: `18.06`.
  public let masterId: String
  /// Its number or numbers: `6.002 / 8.003`.
  public let name: String
  /// What it is called.
  public let title: String
  /// What it is about; empty when the server says nothing. The wire calls it `description`.
  public let blurb: String
  /// The term in which it is taught; nil when the server does not say.
  public let term: StellarTerm?
  /// The address of its site, with its scheme and host; nil for a class without one.
  public let siteURL: String?
  /// When and where it meets, in the server's order.
  public let times: [StellarClassTime]
  /// Who teaches it, in the server's order, instructors first.
  public let staff: [StellarStaffMember]
  /// Numbers that it had in earlier years. The original's protocol has no field for them: they are read
  /// from the end of the description, `Formerly 6.009.`, unless a server lists them.
  public let oldNumbers: [String]

  /// Makes a class.
  public init(
    masterId: String, name: String, title: String, blurb: String = "", term: StellarTerm? = nil,
    siteURL: String? = nil, times: [StellarClassTime] = [], staff: [StellarStaffMember] = [],
    oldNumbers: [String] = []
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
  }
}
