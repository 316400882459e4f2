import PentadCore

/// A class of the catalogue. Its texts contain no markup: character references are decoded here.
struct FireRoadClass: WireItem {
  let number: String
  let title: String
  let blurb: String
  let siteURL: String?
  let schedule: FireRoadTermText
  let quarter: FireRoadTermText
  let staff: FireRoadStaff
  /// True for a class of an earlier catalogue, which is not taught now.
  let isHistorical: Bool
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
    schedule = FireRoadTermText("schedule", &fields)
    quarter = FireRoadTermText("quarter_information", &fields)
    staff = FireRoadStaff(fields.texts("instructors"))
    isHistorical = fields.flag("is_historical") == true
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
    let text = schedule.text(in: semester.season)
    // A class that pauses for a year keeps its seasons. A page of the catalogue has one mark for all
    // of its classes, so a class with a schedule is taught.
    let isPaused = text.isEmpty && semester.isIn(academicYear: facts.notOfferedYear)
    let isOffered = facts.seasons.contains(semester.season) && !isHistorical && !isPaused
    let days = FireRoadQuarter(quarter.text(in: semester.season))
    return StellarClass(
      masterId: number, name: number, title: title, blurb: blurb,
      term: isOffered ? semester.term : nil, siteURL: siteURL,
      times: FireRoadSchedule.times(text, first: days.first, last: days.last),
      staff: staff.members(in: semester.season), oldNumbers: oldNumbers, facts: facts)
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

/// A text that the server sends for each term, such as `schedule_fall`, or once for the newest term
/// in which the class is offered: `schedule`.
struct FireRoadTermText {
  private let general: String
  private var own: [StellarTerm.Season: String] = [:]

  /// Reads the members whose names begin with a name.
  init(_ name: String, _ fields: inout WireFields) {
    general = fields.words(name) ?? ""
    for (season, term) in FireRoadSemester.terms {
      own[season] = fields.words("\(name)_\(term)")
    }
  }

  /// Returns the text for a term; empty for none. If the class has texts for terms, the other text
  /// may be about any of them.
  func text(in season: StellarTerm.Season) -> String {
    own.isEmpty ? general : own[season] ?? ""
  }
}

/// The instructors: `"Fall: A. Hacker, B. Bitdiddle"`. A name may have a label:
/// `"Spring: information: A. Hacker"`.
struct FireRoadStaff {
  private var names: [(season: StellarTerm.Season?, name: String)] = []

  init(_ texts: [String]) {
    for text in texts {
      let parts = text.split(separator: ":", maxSplits: 1)
      let term = parts.count == 2 ? parts[0].lowercased() : ""
      let season = FireRoadSemester.terms.first { $0.term.lowercased() == term }?.season
      let list = season == nil ? Substring(text) : parts[1]
      names += list.split(separator: ",").map { name in
        (season, String(name.split(separator: ":", omittingEmptySubsequences: false).last ?? ""))
      }
    }
  }

  /// Returns the members in a term, each once. If the server knows none for the term, these are the
  /// members of all terms.
  func members(in season: StellarTerm.Season) -> [StellarStaffMember] {
    let isKnown = names.contains { $0.season == season }
    return names.filter { !isKnown || $0.season == season || $0.season == nil }
      .map { StellarStaffMember(name: $0.name, role: .instructor) }
      .filter { !$0.name.isEmpty && $0.name != "Staff" && $0.name != "None" }
      .unique(by: \.name)
  }
}
