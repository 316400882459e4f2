#if Networking
  import PentadCore

  /// An exchange or WebSocket of a transport, which a shutdown of the transport ends.
  protocol TransportTask: AnyObject, Sendable {
    /// Ends it, with an error or normally; a no-op if it has already ended.
    func end(_ error: PentadError?)

    /// Waits until it no longer uses the transport.
    func finished() async
  }
#endif
