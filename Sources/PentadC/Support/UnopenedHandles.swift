import PentadCore

/// The calls that open something and have not come to their completion, each with what gives back what was
/// given with its options.
///
/// After `pentad_shutdown` nothing of the program's is called, a `context_free` neither: so `pentad_shutdown`
/// itself does, before it returns; called in a callback, when that has returned.
enum UnopenedHandles {
  private static let waiting = Lock<[ObjectIdentifier: @Sendable () -> Void]>([:])

  static func add(_ operation: OperationHandle, _ giveUp: @escaping @Sendable () -> Void) {
    waiting.withLock { $0[ObjectIdentifier(operation)] = giveUp }
  }

  /// What gives back, for the caller alone; nil when that has been done.
  static func remove(_ operation: OperationHandle) -> (@Sendable () -> Void)? {
    waiting.withLock { $0.removeValue(forKey: ObjectIdentifier(operation)) }
  }

  /// Gives all back: none of them will complete.
  static func giveUp() {
    let all = waiting.withLock { waiting in
      defer { waiting = [:] }
      return waiting
    }
    for giveUp in all.values { giveUp() }
  }
}
