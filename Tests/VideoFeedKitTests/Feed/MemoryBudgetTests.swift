import Testing
import VideoFeedKit

@Suite struct MemoryBudgetTests {
  /// The original's numbers of broadcasts, as numbers of groups.
  @Test func budgetFollowsTheDevicesMemory() {
    #expect(MemoryBudget.device(memory: 128 << 20) == .small)
    #expect(MemoryBudget.device(memory: 128 << 20 + 1) == .medium)
    #expect(MemoryBudget.device(memory: 256 << 20) == .medium)
    #expect(MemoryBudget.device(memory: 512 << 20) == .large)
    #expect([MemoryBudget.small, .medium, .large].map(\.groups) == [60, 200, 300])
  }

  @Test func atLeastOne() {
    #expect(MemoryBudget(groups: 0, bytes: -1) == MemoryBudget(groups: 1, bytes: 1))
  }
}
