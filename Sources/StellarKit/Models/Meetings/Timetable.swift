/// When classes are at odds: two of them meet at the same time.
public enum Timetable {
  /// The pairs of classes with meetings that overlap, in the order of the classes.
  ///
  /// Two classes are compared when they are of one term; one that says no term is taken to be of each.
  /// A meeting that ends when another begins does not overlap it. Every time of a class counts: where
  /// one of several recitations is enough, ``MeetingOverlap`` says which times are meant. Times that
  /// could not be read cannot be compared.
  ///
  /// C: `pentad_stellar_class_list_conflicts`.
  public static func conflicts(among classes: [StellarClass]) -> [ClassConflict] {
    var conflicts: [ClassConflict] = []
    for (index, first) in classes.enumerated() {
      for second in classes[(index + 1)...] where sharesTerm(first, second) {
        let overlaps = overlaps(first, second)
        if !overlaps.isEmpty {
          conflicts.append(ClassConflict(first: first, second: second, overlaps: overlaps))
        }
      }
    }
    return conflicts
  }

  private static func sharesTerm(_ first: StellarClass, _ second: StellarClass) -> Bool {
    first.term == second.term || first.term == nil || second.term == nil
  }

  private static func overlaps(
    _ first: StellarClass, _ second: StellarClass
  ) -> [MeetingOverlap] {
    var found: [MeetingOverlap] = []
    let others = second.times.map { ($0, $0.schedule.meetings) }
    for one in first.times {
      let meetings = one.schedule.meetings
      for (other, candidates) in others {
        for meeting in meetings {
          for candidate in candidates {
            guard found.count < ClassConflict.overlapLimit else { return found }
            let days = meeting.weekdays.intersection(candidate.weekdays)
            let minutes = meeting.minutes.clamped(to: candidate.minutes)
            guard !days.isEmpty, !minutes.isEmpty else { continue }
            found.append(
              MeetingOverlap(first: one, second: other, weekdays: days, minutes: minutes))
          }
        }
      }
    }
    return found
  }
}

/// Two classes that meet at the same time.
///
/// C: `pentad_stellar_conflict`.
public struct ClassConflict: Hashable, Sendable {
  /// The one that comes first in the list.
  public let first: StellarClass
  /// The other.
  public let second: StellarClass
  /// When; at least one, and the first 1,000: what a server sends may have millions.
  public let overlaps: [MeetingOverlap]

  static let overlapLimit = 1_000
}

/// When two classes meet at the same time.
///
/// C: `pentad_stellar_overlap`.
public struct MeetingOverlap: Hashable, Sendable {
  /// The time of the first class.
  public let first: StellarClassTime
  /// The time of the second class.
  public let second: StellarClassTime
  /// The days on which both meet.
  public let weekdays: Weekdays
  /// The minutes since 00:00 in which both do.
  public let minutes: Range<Int>
}
