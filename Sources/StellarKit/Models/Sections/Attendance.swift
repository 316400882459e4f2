/// The meetings of a class that a student certainly attends. These are the meetings of chosen
/// sections and of sections without an alternative, and the times that all sections of an open kind
/// share.
struct Attendance {
  struct Entry {
    let time: StellarClassTime
    let meeting: Meeting
    /// The kind whose sections all share this meeting; nil for a meeting of an attended section.
    let shared: SectionKind?
    /// The common place; nil if the sections have different places.
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
      section.meetings(of: time).map { meeting in
        Entry(time: time, meeting: meeting, shared: shared, location: time.location(of: meeting))
      }
    }
  }

  /// The maximum number of shared times of a kind, because overlapping sections could have any
  /// number.
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
  /// Returns the common part of two meetings, independent of the term; nil if there is none.
  fileprivate func shared(with other: Meeting) -> Meeting? {
    let days = weekdays.intersection(other.weekdays)
    let minutes = minutes.clamped(to: other.minutes)
    // Without a term, meetings with different dates are known to share nothing.
    guard !days.isEmpty, !minutes.isEmpty, first == other.first, last == other.last,
      interval == other.interval
    else { return nil }
    return Meeting(
      weekdays: days, start: minutes.lowerBound, end: minutes.upperBound, location: nil,
      first: first, last: last, interval: interval)
  }
}
