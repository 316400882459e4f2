import PentadCore

@testable import VideoFeedKit

extension VideoStore {
  /// Changes what the user has done with a video, and notes these actions.
  @discardableResult
  func change(
    _ key: VideoKey, telling actions: [VideoAction] = [],
    _ body: @escaping @Sendable (inout ViewState) -> Void
  ) async throws(PentadError) -> (state: ViewState, actions: [Int64]) {
    let (state, ids) = try await change(key, telling: { _, _ in actions }, body)
    return (state, ids ?? [])
  }
}
