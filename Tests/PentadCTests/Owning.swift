import PentadC
import Testing

/// Tests that own handles run one after another, because `Handle.count` belongs to the process, and
/// each frees its handles.
@Suite(.serialized, FreedHandles()) enum Owning {}

/// After each test no handle is owned.
struct FreedHandles: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await function()
    #expect(pentad_handle_count() == 0)
  }
}
