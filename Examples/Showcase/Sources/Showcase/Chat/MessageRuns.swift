import Foundation

/// Arranges the lines of a conversation: separators between days, and runs of one author.
struct MessageRuns: Sendable {
  let zone: TimeZone
  let now: Int64

  /// The longest time between two messages of a run, in milliseconds.
  static let longestPause: Int64 = 5 * 60_000

  /// Returns the lines with a separator before the first line of each day. In a run, the author is
  /// shown once, before its first line, and the face once, beside its last.
  func arranged(_ rows: [MessageRow]) -> [MessageRow] {
    var arranged: [MessageRow] = []
    var days: Set<String> = []
    for (place, row) in rows.enumerated() {
      var row = row
      if let when = row.when, days.insert(when.day(in: zone)).inserted {
        arranged.append(separator(before: when))
      }
      row.isFirst = place == 0 || !isRun(rows[place - 1], row)
      row.isLast = place + 1 == rows.count || !isRun(row, rows[place + 1])
      arranged.append(row)
    }
    return arranged
  }

  private func isRun(_ first: MessageRow, _ second: MessageRow) -> Bool {
    guard let before = first.when, let after = second.when, let id = first.authorId else {
      return false
    }
    return id == second.authorId && isSameDay(before, after)
      && after.milliseconds - before.milliseconds <= Self.longestPause
  }

  private func isSameDay(_ first: Moment, _ second: Moment) -> Bool {
    calendar.isDate(first.date, inSameDayAs: second.date)
  }

  private func separator(before moment: Moment) -> MessageRow {
    let key = "day-\(moment.day(in: zone))"
    var row = MessageRow(key: key, anchor: key, kind: "day")
    let today = Date(timeIntervalSince1970: Double(now) / 1_000)
    let yesterday = today.addingTimeInterval(-86_400)
    row.text =
      if calendar.isDate(moment.date, inSameDayAs: today) {
        "Today"
      } else if calendar.isDate(moment.date, inSameDayAs: yesterday) {
        "Yesterday"
      } else {
        moment.day(in: zone)
      }
    return row
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }
}
