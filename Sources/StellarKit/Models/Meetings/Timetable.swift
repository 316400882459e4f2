/// Finds conflicts in timetables: classes that meet at the same time.
public enum Timetable {
  /// Returns the pairs of classes with overlapping meetings, in the order of the classes.
  ///
  /// Two classes are compared if they have the same term, or if one has none. A meeting that ends
  /// when another begins does not overlap it, nor does one on other dates or in other weeks. If a
  /// class has several sections of a kind, the chosen one counts, or without a choice the times
  /// that all of them share. Times that could not be read are not compared.
  ///
  /// - Parameters:
  ///   - classes: the classes.
  ///   - choices: the chosen sections.
  /// - Returns: the conflicts.
  ///
  /// C: `pentad_stellar_class_list_conflicts`.
  public static func conflicts(
    among classes: [StellarClass], choosing choices: [SectionChoice] = []
  ) -> [ClassConflict] {
    var conflicts: [ClassConflict] = []
    let attended = classes.map { Attendance(ClassSections(of: $0, choosing: choices)).entries }
    for (index, first) in classes.enumerated() {
      for (place, second) in classes.enumerated().dropFirst(index + 1)
      where sharesTerm(first, second) {
        let overlaps = overlaps(first, attended[index], second, attended[place])
        if !overlaps.isEmpty {
          conflicts.append(ClassConflict(first: first, second: second, overlaps: overlaps))
        }
      }
    }
    return conflicts
  }

  static func sharesTerm(_ first: StellarClass, _ second: StellarClass) -> Bool {
    first.term == second.term || first.term == nil || second.term == nil
  }

  private static func overlaps(
    _ first: StellarClass, _ entries: [Attendance.Entry], _ second: StellarClass,
    _ candidates: [Attendance.Entry]
  ) -> [MeetingOverlap] {
    var found: [MeetingOverlap] = []
    for entry in entries {
      for candidate in candidates {
        guard found.count < ClassConflict.overlapLimit else { return found }
        guard let overlap = entry.meeting.overlap(candidate.meeting, first.term, second.term) else {
          continue
        }
        found.append(
          MeetingOverlap(
            first: entry.time, second: candidate.time, weekdays: overlap.weekdays,
            minutes: overlap.minutes))
      }
    }
    return found
  }
}

/// Two classes that meet at the same time.
///
/// C: `pentad_stellar_conflict`.
public struct ClassConflict: Hashable, Sendable {
  /// The class that comes first in the list.
  public let first: StellarClass
  /// The other class.
  public let second: StellarClass
  /// The overlaps: at least one, and at most the first 1,000, because a server may send data with
  /// millions.
  public let overlaps: [MeetingOverlap]

  static let overlapLimit = 1_000
}

/// The overlap of two meetings.
///
/// C: `pentad_stellar_overlap`.
public struct MeetingOverlap: Hashable, Sendable {
  /// The time of the first class.
  public let first: StellarClassTime
  /// The time of the second class.
  public let second: StellarClassTime
  /// The days on which both meet.
  public let weekdays: Weekdays
  /// The minutes since 00:00 in which both meet.
  public let minutes: Range<Int>
}
