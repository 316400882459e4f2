/// An assignment or a quiz.
struct CampusTask: Sendable, Hashable {
  /// The state of the students' work; all students have the same.
  struct Work: Sendable, Hashable {
    var submitted: Int64?
    var score: Double?
    var isLate = false
  }

  let id: Int
  /// The id of the module item, which Moodle calls the course module.
  let module: Int
  var title: String
  let html: String
  let isQuiz: Bool
  /// The times; nil without one.
  var due: Int64?
  let unlock: Int64?
  let lock: Int64?
  let points: Double
  var work = Work()

  /// True for a task that was due without being submitted.
  func isMissing(now: Int64) -> Bool { work.submitted == nil && (due ?? .max) < now }
}

/// An event of the calendar.
struct CampusEvent: Sendable, Hashable {
  let id: Int
  let title: String
  let html: String
  let start: Int64
  let end: Int64
  let isAllDay: Bool
  let place: String
}

/// A part of a course with its items.
struct CampusModule: Sendable, Hashable {
  /// The content of an item.
  enum Content: Sendable, Hashable {
    case heading
    case file(Int)
    case task(Int)
    case link(String)
    case page(String)
  }

  /// An item.
  struct Item: Sendable, Hashable {
    let id: Int
    let title: String
    let content: Content
  }

  let id: Int
  let name: String
  let items: [Item]
}

/// A file, whose bytes follow from its id.
struct CampusFile: Sendable, Hashable {
  let id: Int
  let name: String
  let size: Int
  let created: Int64

  /// The content: numbered lines up to ``size``.
  var bytes: [UInt8] {
    var text: [UInt8] = []
    var line = 1
    while text.count < size {
      text += "\(name), file \(id), line \(line)\n".utf8
      line += 1
    }
    return Array(text.prefix(size))
  }
}
