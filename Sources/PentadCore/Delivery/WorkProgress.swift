/// How far an operation has come, in units of its own.
public struct WorkProgress: Sendable, Hashable {
  /// Units done.
  public let completed: Int
  /// Units in all; nil when nobody knows.
  public let total: Int?

  /// States how far an operation has come.
  public init(completed: Int, total: Int? = nil) {
    self.completed = completed
    self.total = total
  }

  /// The part that is done, 0…1; nil when the total is not known. Of nothing, all is done.
  public var fraction: Double? {
    guard let total else { return nil }
    guard total > 0 else { return 1 }
    return min(1, max(0, Double(completed) / Double(total)))
  }
}
