#if Networking
  extension ServerCore {
    /// The route of WebSockets. The push service accepts them, unless a fault matches the request,
    /// which is then answered like any other.
    var sockets: WebSocketRoute {
      WebSocketRoute(
        accepts: { [self] request in
          guard request.path == "/groupme/faye", !faults.hits(request) else { return false }
          log.add(request, at: clock.now, wasFaulted: false)
          return true
        },
        open: { [groupMe] channel in FayeSocket(groupMe, channel) })
    }
  }
#endif
