#if Networking
  import NIOCore
  import PentadCore

  /// Wakes a channel's handlers on their event loop, while the channel exists.
  final class EventLoopWaker: Sendable {
    /// The outbound user event that the handlers receive.
    struct Ring: Sendable {}

    private let channel = Lock<(any Channel)?>(nil)

    func attach(_ channel: any Channel) { self.channel.withLock { $0 = channel } }

    func detach() { channel.withLock { $0 = nil } }

    /// Sends a ``Ring`` to the handlers, on their event loop; a no-op without a channel. It may be
    /// called on any thread and under any lock, because it never calls the handlers directly.
    func ring() {
      channel.withLock { channel in
        guard let channel else { return }
        channel.eventLoop.execute {
          channel.pipeline.triggerUserOutboundEvent(Ring(), promise: nil)
        }
      }
    }
  }
#endif
