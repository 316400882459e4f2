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
      if match.slots() != section.slots() {
        let isMoved = match.slots(withPlaces: false) != section.slots(withPlaces: false)
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
  /// places, by its times, and as the only one of its kind in both versions. If several have the same
  /// times, the one whose places match no saved section is preferred.
  private static func match(
    _ old: ClassSection, _ saved: StellarClass, in sections: [ClassSection]
  ) -> ClassSection? {
    let candidates = sections.filter { $0.kind == old.kind }
    if old.isNamed { return candidates.first { $0.isNamed && $0.name == old.name } }
    let unnamed = candidates.filter { !$0.isNamed }
    let slots = old.slots()
    if let same = unnamed.first(where: { $0.slots() == slots }) { return same }
    let savedOfKind = saved.sections.filter { $0.kind == old.kind }
    let times = old.slots(withPlaces: false)
    let others = Set(savedOfKind.map { $0.slots() })
    let sameTimes = unnamed.filter { $0.slots(withPlaces: false) == times }
    if let same = sameTimes.first(where: { !others.contains($0.slots()) }) ?? sameTimes.first {
      return same
    }
    return candidates.count == 1 && savedOfKind.count == 1 ? candidates[0] : nil
  }
}

/// A part of a section's times, for comparisons: a meeting on a day of the week, or a text that could
/// not be read. The same times in other words have the same slots.
private struct SectionSlot: Hashable {
  var day: Int?
  var meeting: Meeting?
  var text = ""
  var place: String?
}

extension ClassSection {
  /// The times and places, independent of their order in the class and of the words.
  fileprivate func slots(withPlaces: Bool = true) -> Set<SectionSlot> {
    var slots: Set<SectionSlot> = []
    for time in times {
      let schedule = time.schedule
      if schedule.meetings.isEmpty {
        slots.insert(
          SectionSlot(
            text: schedule.isParsed ? "" : time.text, place: withPlaces ? time.location : nil))
      }
      for meeting in schedule.meetings {
        let place = withPlaces ? time.location(of: meeting) : nil
        for day in meeting.weekdays.indices {
          slots.insert(SectionSlot(day: day, meeting: meeting.onOneDay, place: place))
        }
      }
    }
    return slots
  }
}

extension Meeting {
  /// The meeting without its place and days.
  fileprivate var onOneDay: Meeting {
    Meeting(
      weekdays: .monday, start: start, end: end, location: nil, first: first, last: last,
      interval: interval)
  }
}

extension SavedPlan.Change {
  fileprivate init(_ kind: Kind, _ choice: SectionChoice) {
    self.init(
      kind: kind, masterId: choice.masterId, term: choice.term, section: choice.section)
  }
}
