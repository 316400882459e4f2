import PentadCore

/// A class of the catalogue. Its texts contain no markup: character references are decoded here.
struct FireRoadClass: WireItem {
  let number: String
  let title: String
  let blurb: String
  let siteURL: String?
  let schedule: String
  let quarter: String
  let staff: [StellarStaffMember]
  let oldNumbers: [String]
  let facts: ClassFacts
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let number = fields.text("subject_id"), !number.isEmpty else {
      throw WireProblem(text: "no number")
    }
    self.number = number
    title = MarkupText.line(fields.words("title") ?? "")
    blurb = MarkupText.read(fields.words("description") ?? "").text
    siteURL = fields.words("url")
    schedule = fields.words("schedule") ?? ""
    quarter = fields.words("quarter_information") ?? ""
    staff = FireRoadStaff.members(fields.texts("instructors"))
    let old = fields.texts("old_id")
    oldNumbers = old.isEmpty ? FormerNumbers.find(in: blurb) : old
    facts = FireRoadFacts.read(&fields)
    problems = fields.problems
  }

  /// The course to which the number belongs: the part before the dot; nil for a number without a
  /// dot.
  var course: String? {
    let parts = number.split(separator: ".", maxSplits: 1)
    return parts.count == 2 ? String(parts[0]) : nil
  }

  /// Returns the class in a semester. Its term is nil if it is not offered then.
  func content(in semester: FireRoadSemester) -> StellarClass {
    let isOffered = facts.seasons.contains(semester.season)
    let days = FireRoadQuarter(quarter)
    return StellarClass(
      masterId: number, name: number, title: title, blurb: blurb,
      term: isOffered ? semester.term : nil, siteURL: siteURL,
      times: FireRoadSchedule.times(schedule, first: days.first, last: days.last), staff: staff,
      oldNumbers: oldNumbers, facts: facts)
  }
}

extension WireFields {
  /// Reads a list of texts, or a single text.
  mutating func texts(_ name: String) -> [String] {
    let texts =
      isText(name) ? [words(name) ?? ""] : list(name, of: WireText.self)?.map(\.text) ?? []
    return texts.map(MarkupText.line).filter { !$0.isEmpty }
  }

  /// Reads a text that is not empty, without markup.
  mutating func line(_ name: String) -> String? {
    words(name).map(MarkupText.line).flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// The instructors: `"Fall: A. Hacker, B. Bitdiddle"`.
enum FireRoadStaff {
  /// Returns the members of all terms, each once.
  static func members(_ texts: [String]) -> [StellarStaffMember] {
    let names = texts.flatMap { text -> [String] in
      let parts = text.split(separator: ":", maxSplits: 1)
      let isTerm = parts.count == 2 && terms.contains(parts[0].lowercased())
      return (isTerm ? parts[1] : Substring(text)).split(separator: ",").map(String.init)
    }
    return names.map { StellarStaffMember(name: $0, role: .instructor) }
      .filter { !$0.name.isEmpty && $0.name != "Staff" && $0.name != "None" }
      .unique(by: \.name)
  }

  private static let terms: Set = ["fall", "iap", "spring", "summer"]
}
