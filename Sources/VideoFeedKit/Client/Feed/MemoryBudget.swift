/// The limits of the timeline in memory, in groups and in bytes; the lower one applies. The store
/// always has the whole timeline.
public struct MemoryBudget: Hashable, Sendable {
  /// The largest number of groups, at least 1.
  public let groups: Int
  /// The largest size of all groups together in bytes, at least 1.
  public let bytes: Int64

  /// Creates a budget; values below 1 become 1.
  public init(groups: Int, bytes: Int64) {
    self.groups = max(1, groups)
    self.bytes = max(1, bytes)
  }

  /// The budget for a device with up to 128 MB of memory: 60 groups, 4 MB.
  public static let small = MemoryBudget(groups: 60, bytes: 4_000_000)
  /// The budget for a device with up to 256 MB of memory: 200 groups, 12 MB.
  public static let medium = MemoryBudget(groups: 200, bytes: 12_000_000)
  /// The budget for any other device: 300 groups, 20 MB.
  public static let large = MemoryBudget(groups: 300, bytes: 20_000_000)

  /// Returns the budget for a device.
  ///
  /// - Parameter memory: the device's memory in bytes.
  public static func device(memory: Int64) -> MemoryBudget {
    if memory <= 128 << 20 { return .small }
    return memory <= 256 << 20 ? .medium : .large
  }
}
