#if Networking
  import NIOCore
  import PentadCore

  /// The connections that are open.
  final class ClientChannels: Sendable {
    private struct State {
      var channels: [ObjectIdentifier: any Channel] = [:]
      var isClosed = false
    }

    private let state = Lock(State())

    /// Keeps a connection until it closes; closes one that comes too late.
    func add(_ channel: any Channel) {
      let key = ObjectIdentifier(channel)
      let isOpen = state.withLock { state in
        if !state.isClosed { state.channels[key] = channel }
        return !state.isClosed
      }
      guard isOpen else { return channel.close(promise: nil) }
      channel.closeFuture.whenComplete { _ in
        self.state.withLock { _ = $0.channels.removeValue(forKey: key) }
      }
    }

    /// Closes all there are and all that come.
    func closeAll() {
      let channels = state.withLock { state in
        state.isClosed = true
        return Array(state.channels.values)
      }
      for channel in channels { channel.close(promise: nil) }
    }
  }
#endif
