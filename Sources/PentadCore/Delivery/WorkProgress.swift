/// The progress of an operation, in units that the operation defines.
public struct WorkProgress: Sendable, Hashable {
  /// The number of completed units.
  public let completed: Int
  /// The total number of units; nil if unknown.
  public let total: Int?

  /// Makes a progress value.
  public init(completed: Int, total: Int? = nil) {
    self.completed = completed
    self.total = total
  }

  /// The completed fraction, 0…1; nil if the total is unknown, 1 if the total is 0.
  public var fraction: Double? {
    guard let total else { return nil }
    guard total > 0 else { return 1 }
    return min(1, max(0, Double(completed) / Double(total)))
  }
}
