#if Networking
  import PentadCore

  /// What goes on in a transport until it ends, or is ended with the transport.
  protocol Undertaking: AnyObject, Sendable {
    /// Ends it, with an error or for lack of more; does nothing when it has ended.
    func end(_ error: PentadError?)

    /// Waits until nothing of it goes on in the transport.
    func finished() async
  }
#endif
