/// How much of the timeline is kept in memory: by groups and by bytes, whichever is less. The store has
/// all of it.
public struct MemoryBudget: Hashable, Sendable {
  /// How many groups, at least 1.
  public let groups: Int
  /// How many bytes they take together, at least 1.
  public let bytes: Int64

  /// A budget; what is below 1 becomes 1.
  public init(groups: Int, bytes: Int64) {
    self.groups = max(1, groups)
    self.bytes = max(1, bytes)
  }

  /// For a device of up to 128 MB of memory: 60 groups, 4 MB.
  public static let small = MemoryBudget(groups: 60, bytes: 4_000_000)
  /// For one of up to 256 MB: 200 groups, 12 MB.
  public static let medium = MemoryBudget(groups: 200, bytes: 12_000_000)
  /// For any other: 300 groups, 20 MB.
  public static let large = MemoryBudget(groups: 300, bytes: 20_000_000)

  /// The budget for a device.
  ///
  /// - Parameter memory: how much it has, in bytes.
  public static func device(memory: Int64) -> MemoryBudget {
    if memory <= 128 << 20 { return .small }
    return memory <= 256 << 20 ? .medium : .large
  }
}
