import PentadCore

/// A comparison of a saved plan with the current catalogue.
struct PlanUpdate {
  private(set) var changes: [SavedPlan.Change] = []
  private var classes: [StellarClass] = []
  private var choices: [SectionChoice] = []

  /// - Parameter current: returns the class with an id in a term, as the catalogue has it now.
  init(_ plan: StellarPlan, _ current: (StellarClass) throws -> StellarClass?) rethrows {
    for saved in plan.classes {
      guard let new = try current(saved) else {
        changes.append(
          .init(kind: .notStored, masterId: saved.masterId, term: saved.term, section: nil))
        keep(saved, plan.choices)
        continue
      }
      compare(saved, new, plan.choices)
    }
  }

  /// Returns the plan with its current classes.
  func plan(_ old: StellarPlan) throws(PentadError) -> StellarPlan {
    try StellarPlan(
      name: old.name, term: old.term, classes: classes, choices: choices, blocked: old.blocked)
  }

  private mutating func keep(_ item: StellarClass, _ saved: [SectionChoice]) {
    classes.append(item)
    choices += saved.filter { $0.masterId == item.masterId && $0.term == item.term }
  }

  private mutating func compare(
    _ saved: StellarClass, _ new: StellarClass, _ choices: [SectionChoice]
  ) {
    var (found, changes) = ([SectionChoice](), [SavedPlan.Change]())
    let sections = new.sections
    let old = ClassSections(of: saved, choosing: choices)
    for section in old.attended {
      guard let match = Self.match(section, saved, in: sections) else {
        changes.append(.init(.missing, saved.choice(of: section)))
        continue
      }
      if match.places != section.places {
        let isMoved = match.hours != section.hours
        changes.append(.init(isMoved ? .moved : .relocated, new.choice(of: match)))
      }
      let isOnly = sections.count { $0.kind == match.kind } == 1
      if old.chosen.contains(section.id) || !isOnly { found.append(new.choice(of: match)) }
    }
    let missing = changes.filter { $0.kind == .missing }
    guard missing.isEmpty else {
      self.changes += missing
      return keep(saved, choices)
    }
    self.changes += changes
    classes.append(new)
    self.choices += found
  }

  /// Returns the section in another version of the class: by its name, or else by its times and
  /// places, by its times, and as the only one of its kind in both versions.
  private static func match(
    _ old: ClassSection, _ saved: StellarClass, in sections: [ClassSection]
  ) -> ClassSection? {
    let candidates = sections.filter { $0.kind == old.kind }
    if old.isNamed { return candidates.first { $0.isNamed && $0.name == old.name } }
    let unnamed = candidates.filter { !$0.isNamed }
    if let same = unnamed.first(where: { $0.places == old.places }) { return same }
    let times = old.times.map(\.text)
    if let same = unnamed.first(where: { $0.times.map(\.text) == times }) { return same }
    let isOnly = candidates.count == 1 && saved.sections.count { $0.kind == old.kind } == 1
    return isOnly ? candidates[0] : nil
  }
}

extension ClassSections {
  /// The chosen sections, and those without an alternative.
  fileprivate var attended: [ClassSection] {
    groups.compactMap { group in
      group.first { chosen.contains($0.id) } ?? (group.count == 1 ? group[0] : nil)
    }
  }
}

extension ClassSection {
  /// The times and places, independent of their order in the class.
  fileprivate var places: [StellarClassTime] {
    times.map {
      StellarClassTime(
        order: 0, title: "", text: $0.text, location: $0.location, first: $0.first, last: $0.last,
        interval: $0.interval)
    }
  }

  /// The times without places.
  fileprivate var hours: [Hours] {
    times.map { time in
      let meetings = meetings(of: time).map { meeting in
        var meeting = meeting
        meeting.location = nil
        return meeting
      }
      return Hours(meetings: meetings, text: meetings.isEmpty ? time.text : nil)
    }
  }

  fileprivate struct Hours: Equatable {
    let meetings: [Meeting]
    /// The text of a time that could not be read.
    let text: String?
  }
}

extension SavedPlan.Change {
  fileprivate init(_ kind: Kind, _ choice: SectionChoice) {
    self.init(
      kind: kind, masterId: choice.masterId, term: choice.term, section: choice.section)
  }
}
