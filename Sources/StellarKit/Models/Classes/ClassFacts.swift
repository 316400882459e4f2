/// The catalogue's facts of a class: units, requirements, prerequisites, and students' ratings.
///
/// A source leaves out the facts that it does not know.
///
/// C: `pentad_stellar_class_facts`.
public struct ClassFacts: Hashable, Sendable, Codable {
  /// The total units; nil when the source names none or they vary.
  public var units: Int?
  /// The units of lectures and recitations; nil when unknown.
  public var lectureUnits: Int?
  /// The units of labs, design and field work; nil when unknown.
  public var labUnits: Int?
  /// The units of preparation; nil when unknown.
  public var preparationUnits: Int?
  /// True if the units are arranged with the staff.
  public var hasVariableUnits = false
  /// The level in the catalogue's words: `U` for undergraduate, `G` for graduate; nil when
  /// unknown.
  public var level: String?
  /// The requirements that the class satisfies, as codes of the school: `REST`, `HASS-A`, `CI-H`.
  public var requirements: [String] = []
  /// The prerequisites in the catalogue's words; nil when it lists none.
  public var prerequisites: String?
  /// The corequisites in the catalogue's words; nil when it lists none.
  public var corequisites: String?
  /// The ids of the classes that are the same class, count as it, or meet with it.
  public var relatedIds: [String] = []
  /// The seasons in which it is offered; empty when unknown.
  public var seasons: [StellarTerm.Season] = []
  /// The academic year in which it is not offered: `2026-2027`; nil when the source names none.
  public var notOfferedYear: String?
  /// True if there is a final exam; nil when unknown.
  public var hasFinal: Bool?
  /// The students' average rating; nil without ratings.
  public var rating: Double?
  /// The best rating possible: 7 at MIT; nil when unknown.
  public var bestRating: Double?
  /// The average number of students; nil when the source does not know it.
  public var enrolment: Double?
  /// The average hours a week in class, as students report; nil without reports.
  public var hoursInClass: Double?
  /// The average hours a week out of class, as students report; nil without reports.
  public var hoursOutOfClass: Double?

  /// Creates facts in which nothing is known.
  public init() {}
}
