import PentadCore

/// Where callbacks run: in order, one at a time, and never on a thread that Swift's tasks need, so that a
/// callback may block.
protocol CallbackPlace: AnyObject, Sendable {
  /// The place for those who bring things there by themselves.
  var delivery: Delivery { get }
  /// Whether the caller is a callback of this place.
  var isCurrent: Bool { get }
  /// Whether no callback starts any more.
  var isClosed: Bool { get }
  /// Whether nothing of the program's is called any more, at no end of a call either.
  var isShutDown: Bool { get }
  /// Whether callbacks run only while the program itself sees to it.
  var isPumped: Bool { get }
  /// Has `end` called once if the place is closed by the program before `forget` is called for `call`;
  /// false, and nothing is called, if it has been closed already.
  func whenClosed(_ call: OperationHandle, _ end: @escaping @Sendable () -> Void) -> Bool
  /// The call has ended: it needs no other end.
  func forget(_ call: OperationHandle)
  /// Runs `callback` after everything delivered so far, unless the place was closed first.
  func deliver(_ callback: @escaping @Sendable () -> Void)
}

extension CallbackPlace {
  /// First step of a call that calls back at the place of what it was made with.
  ///
  /// - Throws: `closed` when the session of that, `owner`, was freed
  func requireOpen(_ owner: StaticString) throws(PentadError) {
    guard !isClosed else { throw PentadError.closed("\(owner)'s session") }
  }

  func deliver(_ callback: @escaping @Sendable () -> Void) {
    delivery.deliver { [self] in if !isClosed { callback() } }
  }
}
