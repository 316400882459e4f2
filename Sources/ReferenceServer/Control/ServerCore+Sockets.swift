#if Networking
  extension ServerCore {
    /// Who takes the WebSockets: the push service, unless a fault is to hit the request, which is then
    /// answered as any other.
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
