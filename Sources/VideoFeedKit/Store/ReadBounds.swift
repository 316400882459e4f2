/// The memory limits of a read, in bytes.
struct ReadBounds: Hashable, Sendable {
  /// The limit of one group; the oldest comments beyond it are not read.
  let group: Int64
  /// The limit of all groups together; the group that exceeds it is the last one.
  let all: Int64

  /// The limits for reads by callers, page by page.
  static let page = ReadBounds(group: VideoPolicies.groupBytes, all: .max)

  private init(group: Int64, all: Int64) {
    self.group = group
    self.all = all
  }

  /// Creates the limits for a list within a budget.
  init(_ budget: MemoryBudget) {
    group = min(budget.groupBytes, VideoPolicies.groupBytes)
    all = budget.bytes
  }
}
