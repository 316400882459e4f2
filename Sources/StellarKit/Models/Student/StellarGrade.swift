/// A grade, as the source gives it. Pentad computes no grades.
public struct StellarGrade: Hashable, Sendable {
  /// The source's id, unique among the grades of a class.
  public let id: String
  /// The id of the class.
  public let masterId: String
  /// The id of the task; nil for the grade of a class or of a part of it.
  public let taskId: String?
  /// The title of the graded work, or of the class.
  public let title: String
  /// The grade in the source's words: `B+`, `92 %`; nil when it is not graded or hidden.
  public let text: String?
  /// The points; nil when the source gives none.
  public let score: Double?
  /// The most points possible; nil when the source gives none.
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
