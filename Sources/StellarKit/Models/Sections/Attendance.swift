/// The meetings of a class that its student attends in any case: those of the chosen sections and of the
/// only ones of their kind, and the times that all sections of an open kind share.
struct Attendance {
  struct Entry {
    let time: StellarClassTime
    let meeting: Meeting
    /// The kind of which all sections share this; nil for a meeting of a section that is attended.
    let shared: SectionKind?
    /// The place where all of them are; nil where they differ.
    let location: String?
  }

  let entries: [Entry]

  init(_ sections: ClassSections) {
    entries = sections.groups.flatMap { group -> [Entry] in
      let chosen = group.first { sections.chosen.contains($0.id) }
      if let section = chosen ?? (group.count == 1 ? group[0] : nil) {
        return Self.all(of: section)
      }
      return Self.shared(by: group)
    }
  }

  private static func all(of section: ClassSection, shared: SectionKind? = nil) -> [Entry] {
    section.times.flatMap { time in
      time.schedule.meetings.map { meeting in
        Entry(time: time, meeting: meeting, shared: shared, location: time.location(of: meeting))
      }
    }
  }

  /// The most shared times of a kind: sections whose meetings overlap could have any number.
  private static let sharedLimit = 200

  private static func shared(by group: [ClassSection]) -> [Entry] {
    var entries = all(of: group[0], shared: group[0].kind)
    for section in group.dropFirst() {
      let others = all(of: section)
      var common: [Entry] = []
      var seen: Set<Meeting> = []
      for entry in entries {
        for other in others where common.count < sharedLimit {
          guard let meeting = entry.meeting.shared(with: other.meeting),
            seen.insert(meeting).inserted
          else { continue }
          common.append(
            Entry(
              time: entry.time, meeting: meeting, shared: entry.shared,
              location: entry.location == other.location ? entry.location : nil))
        }
      }
      entries = common
    }
    return entries
  }
}

extension Meeting {
  /// The part of two meetings that is in both, whatever the term; nil where there is none.
  fileprivate func shared(with other: Meeting) -> Meeting? {
    let days = weekdays.intersection(other.weekdays)
    let minutes = minutes.clamped(to: other.minutes)
    // Meetings of other days of the year share what no term is needed to know: nothing.
    guard !days.isEmpty, !minutes.isEmpty, first == other.first, last == other.last,
      interval == other.interval
    else { return nil }
    return Meeting(
      weekdays: days, start: minutes.lowerBound, end: minutes.upperBound, location: nil,
      first: first, last: last, interval: interval)
  }
}
