import CPentad
import PentadCore
import VideoFeedKit

extension SubscriptionHandle {
  /// Delivers a stream's values to a callback as records, until the task is cancelled or the stream
  /// ends. Each is delivered after the previous callback has returned.
  func follow<Value: Sendable>(
    records values: AsyncStream<Value>,
    _ callback: @escaping @Sendable (UnsafeMutableRawPointer?, VideoRecords, Value) -> Void
  ) -> Task<Void, Never> {
    Task.detached {
      await self.follow(values) { context, value in
        withExtendedLifetime(Arena()) { arena in
          callback(context, VideoRecords(arena: arena), value)
        }
      }
    }
  }
}
