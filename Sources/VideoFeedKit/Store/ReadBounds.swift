/// How many bytes of memory a read may take, whatever the store has.
struct ReadBounds: Hashable, Sendable {
  /// Of one group: of more, the oldest comments stay in the store.
  let group: Int64
  /// Of all groups together: the one that goes beyond is the last.
  let all: Int64

  /// What a caller reads, page by page.
  static let page = ReadBounds(group: VideoPolicies.groupBytes, all: .max)

  private init(group: Int64, all: Int64) {
    self.group = group
    self.all = all
  }

  /// What is read for a list within a budget.
  init(_ budget: MemoryBudget) {
    group = min(budget.groupBytes, VideoPolicies.groupBytes)
    all = budget.bytes
  }
}
