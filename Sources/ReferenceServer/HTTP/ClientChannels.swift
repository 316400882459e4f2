#if Networking
  import NIOCore
  import PentadCore

  /// The open connections.
  final class ClientChannels: Sendable {
    private struct State {
      var channels: [ObjectIdentifier: any Channel] = [:]
      var isClosed = false
    }

    private let state = Lock(State())

    /// Keeps a connection until it closes. After ``closeAll()``, a new connection is closed at
    /// once.
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

    /// Closes all open connections and all later ones.
    func closeAll() {
      let channels = state.withLock { state in
        state.isClosed = true
        return Array(state.channels.values)
      }
      for channel in channels { channel.close(promise: nil) }
    }
  }
#endif
