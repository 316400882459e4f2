import PentadCore

/// A queue of callbacks. They run in order, one at a time, and never on a thread that Swift's tasks
/// need, so that a callback may block.
protocol CallbackPlace: AnyObject, Sendable {
  /// The delivery for senders that enqueue callbacks themselves.
  var delivery: Delivery { get }
  /// True if the caller is a callback of this queue.
  var isCurrent: Bool { get }
  /// True if no callback starts any more.
  var isClosed: Bool { get }
  /// True if none of the program's code is called any more, not even the completion of a call.
  var isShutDown: Bool { get }
  /// True if callbacks run only while the program pumps.
  var isPumped: Bool { get }
  /// Registers `end`, which is called once if the program closes this queue before `forget` is
  /// called for `call`. Returns false, and calls nothing, if it is closed already.
  func whenClosed(_ call: OperationHandle, _ end: @escaping @Sendable () -> Void) -> Bool
  /// Forgets a call that has ended: it needs no other end.
  func forget(_ call: OperationHandle)
  /// Runs `callback` after all callbacks delivered so far, unless this queue is closed first.
  func deliver(_ callback: @escaping @Sendable () -> Void)
}

extension CallbackPlace {
  /// Checks that callbacks can still run. It is the first step of a call that calls back.
  ///
  /// - Throws: `closed` when the session of `owner` was freed
  func requireOpen(_ owner: StaticString) throws(PentadError) {
    guard !isClosed else { throw PentadError.closed("\(owner)'s session") }
  }

  func deliver(_ callback: @escaping @Sendable () -> Void) {
    delivery.deliver { [self] in if !isClosed { callback() } }
  }
}
