import CPentad
import PentadCore
import VideoFeedKit

extension SubscriptionHandle {
  /// Brings a stream's values to a callback that makes records of them, until the task is cancelled or the
  /// stream ends; each when the callback of the one before has returned.
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
