import PentadCore
import StellarKit

/// Conversions of StellarKit's values.
enum StellarJSON {
  /// Returns a time such as `09:30`. The end of a day is `24:00`.
  static func clock(_ minutes: Int) -> String {
    [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}

extension StellarCourse {
  var json: JSONValue {
    ["isDepartment": .bool(isDepartment), "number": .string(number), "title": .string(title)]
  }
}

extension StellarClass {
  var json: JSONValue {
    [
      "blurb": .string(blurb), "masterId": .string(masterId), "name": .string(name),
      "oldNumbers": .array(oldNumbers.map(JSONValue.string)),
      "siteURL": .optional(siteURL),
      "staff": .array(
        staff.map { ["name": .string($0.name), "role": .string($0.role.rawValue)] }),
      "term": .optional(term?.code), "times": .array(times.map(\.json)),
      "title": .string(title),
    ]
  }
}

extension StellarClassTime {
  /// The time as JSON, with the meetings that could be read from its text.
  var json: JSONValue {
    [
      "location": .string(location), "meetings": .array(schedule.meetings.map(\.json)),
      "section": .string(section), "text": .string(text), "title": .string(title),
    ]
  }
}

extension Meeting {
  fileprivate var json: JSONValue {
    [
      "days": .string(weekdays.letters), "end": .string(StellarJSON.clock(end)),
      "first": .optional(first?.isoText), "interval": .integer(interval),
      "last": .optional(last?.isoText), "location": .optional(location),
      "start": .string(StellarJSON.clock(start)),
    ]
  }
}

extension StellarNewsItem {
  var json: JSONValue {
    [
      "author": .optional(announcement.author), "date": .moment(announcement.date),
      "html": .optional(announcement.html), "id": .optional(announcement.id),
      "isRead": .bool(isRead), "key": .string(announcement.key),
      "text": .string(announcement.text),
      "title": .string(announcement.title),
    ]
  }
}

extension StellarBookmark {
  var json: JSONValue {
    var refusal: PentadError?
    if case .failed(let error) = sync { refusal = error }
    return [
      "addedAt": .moment(addedAt), "archivedAt": .moment(archivedAt),
      "class": item.json, "error": .failure(refusal), "sync": .string(sync.word),
    ]
  }
}

extension StellarBookmark.Sync {
  /// The synchronisation state as a word.
  var word: String {
    switch self {
    case .done: "done"
    case .waiting: "waiting"
    case .failed: "failed"
    }
  }
}
