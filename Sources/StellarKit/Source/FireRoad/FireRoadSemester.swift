/// A semester of the catalogue: `{"sem":"fall-2026","v":3}`.
struct FireRoadSemester: WireItem, Comparable, Sendable {
  let season: StellarTerm.Season
  let year: Int
  let version: Int64
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    let parts = (fields.text("sem") ?? "").lowercased().split { $0 == "-" || $0 == "," }
    guard parts.count == 2, let season = Self.seasons[String(parts[0])],
      let year = Int(parts[1]), (2_000...2_099).contains(year)
    else { throw WireProblem(text: "not a semester") }
    (self.season, self.year) = (season, year)
    version = fields.number("v") ?? 0
    problems = fields.problems
  }

  var term: StellarTerm {
    let digits = String(year % 100)
    return StellarTerm(code: season.rawValue + (digits.utf8.count == 1 ? "0" : "") + digits)
  }

  /// Returns true if an academic year, such as `2026-2027`, contains this semester. The year begins
  /// with the fall term.
  func isIn(academicYear text: String?) -> Bool {
    let numbers = (text ?? "").split { !$0.isASCII || !$0.isNumber }
    return numbers.first.flatMap { Int($0) } == (season == .fall ? year : year - 1)
  }

  /// A checksum that changes when any class changes.
  var checksum: String { "\(term.code) \(version)" }

  static func < (left: Self, right: Self) -> Bool {
    (left.year, left.place, left.version) < (right.year, right.place, right.version)
  }

  static func == (left: Self, right: Self) -> Bool {
    (left.year, left.place, left.version) == (right.year, right.place, right.version)
  }

  /// The position of the season within a calendar year.
  private var place: Int {
    switch season {
    case .iap: 0
    case .spring: 1
    case .summer: 2
    case .fall: 3
    }
  }

  /// The names of the terms in the members of a class.
  static let terms: [(season: StellarTerm.Season, term: String)] = [
    (.fall, "fall"), (.iap, "IAP"), (.spring, "spring"), (.summer, "summer"),
  ]

  private static let seasons: [String: StellarTerm.Season] = [
    "fall": .fall, "iap": .iap, "spring": .spring, "summer": .summer,
  ]
}
