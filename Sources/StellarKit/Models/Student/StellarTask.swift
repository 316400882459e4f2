/// Work for a class, usually with a due date: an assignment, a quiz, a discussion, a page to read,
/// or a note of the student's own.
public struct StellarTask: Hashable, Sendable {
  /// The kind of a task.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Work to submit.
    case assignment
    /// A test.
    case quiz
    /// A discussion to take part in.
    case discussion
    /// A page to read.
    case page
    /// A note of the student's own.
    case note
    /// A kind that this version does not know.
    case other
  }

  /// The source's id, unique among the tasks of a source: `assignment:987`.
  public let id: String
  /// The id of the class; nil for a note that belongs to no class.
  public let masterId: String?
  /// The kind.
  public let kind: Kind
  /// The title.
  public let title: String
  /// The description, as plain text; empty when the source sends none.
  public let text: String
  /// The description as HTML, as the source sent it; nil when it sent none.
  public let html: String?
  /// The address of its page; nil when the source sends none.
  public let siteURL: String?
  /// The due date: the time at which the task is due, in milliseconds since 1970; nil for a task
  /// without one.
  public let due: Int64?
  /// The time from which work can be submitted, in milliseconds since 1970; nil for always.
  public let unlock: Int64?
  /// The time after which no work can be submitted, in milliseconds since 1970; nil for never.
  public let lock: Int64?
  /// The maximum number of points; nil when the source does not report it.
  public let points: Double?
  /// The state of the student's work; nil when the source does not report it.
  public let submission: StellarSubmission?
  /// True if the student has marked the task as done. The mark does not mean that work was
  /// submitted.
  public let isDone: Bool
  /// The source's own id of the done mark, which a change of the mark needs; nil without one.
  public let doneMarkId: String?

  /// Creates a task.
  public init(
    id: String, masterId: String?, kind: Kind, title: String, text: String = "",
    html: String? = nil, siteURL: String? = nil, due: Int64? = nil, unlock: Int64? = nil,
    lock: Int64? = nil, points: Double? = nil, submission: StellarSubmission? = nil,
    isDone: Bool = false, doneMarkId: String? = nil
  ) {
    self.id = id
    self.masterId = masterId
    self.kind = kind
    self.title = title
    self.text = text
    self.html = html
    self.siteURL = siteURL
    self.due = due
    self.unlock = unlock
    self.lock = lock
    self.points = points
    self.submission = submission
    self.isDone = isDone
    self.doneMarkId = doneMarkId
  }
}

/// The state of a student's work on a task, as the source reports it.
public struct StellarSubmission: OptionSet, Hashable, Sendable {
  /// The work was submitted.
  public static let submitted = Self(rawValue: 1)
  /// The work was graded.
  public static let graded = Self(rawValue: 2)
  /// The work was submitted after the due time.
  public static let late = Self(rawValue: 4)
  /// The due time is over, and no work was submitted.
  public static let missing = Self(rawValue: 8)
  /// The student is excused and need not submit any work.
  public static let excused = Self(rawValue: 16)

  /// The bits.
  public let rawValue: Int32

  /// Creates a state with bits.
  public init(rawValue: Int32) { self.rawValue = rawValue }
}
