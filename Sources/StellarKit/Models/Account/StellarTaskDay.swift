public import PentadCore

/// The tasks that are due on a day.
///
/// C: `pentad_stellar_task_day`.
public struct StellarTaskDay: Hashable, Sendable {
  /// The day; nil for tasks without a due time.
  public let day: CivilDate?
  /// The tasks, the earliest first.
  public let tasks: [StellarTask]

  /// Groups tasks by the day on which they are due, the earliest first; tasks without a due time
  /// come last.
  ///
  /// - Parameters:
  ///   - tasks: the tasks, in any order.
  ///   - zone: the IANA name of the time zone of the days.
  /// - Returns: the days.
  /// - Throws: ``PentadCore/PentadError/Code/unknownTimeZone``.
  ///
  /// C: `pentad_stellar_task_days_make`.
  public static func days(
    of tasks: [StellarTask], zone: String
  ) throws(PentadError) -> [StellarTaskDay] {
    let zone = try TermZone(zone)
    var days: [CivilDate: [StellarTask]] = [:]
    var undated: [StellarTask] = []
    for task in tasks {
      if let due = task.due {
        days[zone.day(of: due), default: []].append(task)
      } else {
        undated.append(task)
      }
    }
    let dated = days.sorted { $0.key < $1.key }.map { day, tasks in
      StellarTaskDay(
        day: day, tasks: tasks.sorted { ($0.due ?? 0, $0.id) < ($1.due ?? 0, $1.id) })
    }
    return undated.isEmpty ? dated : dated + [StellarTaskDay(day: nil, tasks: undated)]
  }
}

extension TermZone {
  /// Returns the day that the clock of the zone shows at a moment.
  func day(of moment: Int64) -> CivilDate {
    let offset = Int64(offset(atMilliseconds: moment)) * 1_000
    let (local, overflows) = moment.addingReportingOverflow(offset)
    return CivilDate.split(overflows ? moment : local).date
  }
}
