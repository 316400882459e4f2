#if Networking
  import NIOCore
  import PentadCore

  /// Calls a channel's handlers to their loop, as long as the channel is there.
  final class Doorbell: Sendable {
    /// What the handlers get, as an outbound event of the user's.
    struct Ring: Sendable {}

    private let channel = Lock<(any Channel)?>(nil)

    func attach(_ channel: any Channel) { self.channel.withLock { $0 = channel } }

    func detach() { channel.withLock { $0 = nil } }

    /// Never calls the handlers itself, so that it may be rung anywhere.
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
