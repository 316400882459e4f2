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
  /// Whether callbacks run only while the program itself sees to it.
  var isPumped: Bool { get }
  /// Runs `callback` after everything delivered so far, unless the place was closed first.
  func deliver(_ callback: @escaping @Sendable () -> Void)
}

extension CallbackPlace {
  func deliver(_ callback: @escaping @Sendable () -> Void) {
    delivery.deliver { [self] in if !isClosed { callback() } }
  }
}
