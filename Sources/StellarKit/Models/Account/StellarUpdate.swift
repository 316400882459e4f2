public import PentadCore

/// A change at the school, for a notification: a new announcement, a new or changed due date, a
/// grade, or a class that was added or removed. It is stored until it is at least seven days old,
/// so that a consumer that was not running receives it later.
///
/// Data that arrives with the first answer for a class is not an update.
public enum StellarUpdate: HubEvent, Hashable, Codable {
  /// The category of an update. A host can group notifications by it, or let a person turn a
  /// category off.
  public enum Category: String, Hashable, Sendable, CaseIterable {
    /// New announcements.
    case announcements
    /// Due dates.
    case tasks
    /// Grades.
    case grades
    /// Classes that were added or removed.
    case classes
  }

  /// A new announcement of a class, with its ``StellarAnnouncement/key``.
  case announcement(masterId: String, key: String)
  /// A new task that has a due date.
  case newTask(id: String, masterId: String?)
  /// The due date of a task has changed, in milliseconds since 1970; nil for no due date.
  case dueChanged(taskId: String, masterId: String?, from: Int64?, to: Int64?)
  /// A grade is new or has changed.
  case grade(masterId: String, id: String)
  /// The account was enrolled in a class.
  case classAdded(masterId: String)
  /// The account is no longer enrolled in a class. Its data is kept.
  case classRemoved(masterId: String)
  /// Earlier updates are no longer stored, or cannot be read by this version: reload the data.
  case reset

  /// The category of the host's notification; nil for ``reset``.
  public var category: Category? {
    switch self {
    case .announcement: .announcements
    case .newTask, .dueChanged: .tasks
    case .grade: .grades
    case .classAdded, .classRemoved: .classes
    case .reset: nil
    }
  }

  /// The id of the class; nil for an update of no class.
  public var masterId: String? {
    switch self {
    case .announcement(let id, _), .grade(let id, _), .classAdded(let id), .classRemoved(let id):
      id
    case .newTask(_, let id), .dueChanged(_, let id, _, _): id
    case .reset: nil
    }
  }
}
