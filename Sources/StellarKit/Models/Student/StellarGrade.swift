/// A grade, as the source reports it. Pentad does not compute grades.
public struct StellarGrade: Hashable, Sendable {
  /// The source's id, unique among the grades of a class.
  public let id: String
  /// The id of the class.
  public let masterId: String
  /// The id of the task; nil for the grade of a class or of a part of it.
  public let taskId: String?
  /// The title of the graded work, or of the class.
  public let title: String
  /// The grade as the source shows it, such as `B+` or `92 %`; nil when the work is not graded, or
  /// the grade is hidden.
  public let text: String?
  /// The points (score); nil when the source does not report them.
  public let score: Double?
  /// The maximum number of points; nil when the source does not report it.
  public let possible: Double?

  /// Creates a grade.
  public init(
    id: String, masterId: String, taskId: String? = nil, title: String, text: String? = nil,
    score: Double? = nil, possible: Double? = nil
  ) {
    self.id = id
    self.masterId = masterId
    self.taskId = taskId
    self.title = title
    self.text = text
    self.score = score
    self.possible = possible
  }
}
