import CPentad
import PentadCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The handler that blocking calls of a thread ask whether to end early:
/// `pentad_set_interrupt_handler`.
struct InterruptHandler {
  /// The interval between two calls of the handler, in milliseconds.
  private static let interval = 50

  private let callback: pentad_interrupt_callback
  private let context: UnsafeMutableRawPointer?

  init(_ callback: pentad_interrupt_callback, _ context: UnsafeMutableRawPointer?) {
    self.callback = callback
    self.context = context
  }

  /// The handler of the calling thread. It is nil during a call of the handler, which may call the
  /// library itself.
  static var current: InterruptHandler? { place?.pointee.flatMap { $0.isAsked ? nil : $0.handler } }

  /// Sets or removes the handler of the calling thread.
  ///
  /// - Throws: `unavailable` when the process has no room left for another thread-local value
  static func set(_ handler: InterruptHandler?) throws(PentadError) {
    guard let place = makePlace() else {
      throw PentadError(.unavailable, "the process has no room for another thread-local value")
    }
    place.pointee = handler.map { Entry(handler: $0) }
  }

  /// Asks the handler, for work that runs on the calling thread itself.
  ///
  /// - Throws: `cancelled` when the handler requests it
  static func check() throws(PentadError) {
    if let current, current.asks() { throw PentadError.callCancelled }
  }

  /// Waits for the end of a call, and cancels it when the handler requests it. Even then it waits
  /// for the end: the call uses memory that the caller lent to it.
  func wait<Value>(for operation: PentadOperation<Value>) throws(PentadError) -> Value {
    try wait(for: operation) { operation.hasOutcome(within: $0) }
  }

  /// Waits like ``wait(for:)``, and calls `advance` until the call has ended: it works or waits for at most
  /// so many milliseconds, and returns false if nothing happened.
  func wait<Value>(
    for operation: PentadOperation<Value>, advancing advance: (Int) -> Bool
  ) throws(PentadError) -> Value {
    var isInterrupted = false
    while !operation.isDone {
      if !advance(Self.interval), !isInterrupted, asks() {
        isInterrupted = true
        operation.cancel()
      }
    }
    return try operation.wait(milliseconds: nil)
  }

  /// Calls the handler; true if the call is to end.
  private func asks() -> Bool {
    guard !CallbackQueue.shared.isClosed, let place = Self.place else { return false }
    place.pointee?.isAsked = true
    defer { place.pointee?.isAsked = false }
    return callback(context) != 0
  }
}

/// The thread-local value.
private struct Entry {
  let handler: InterruptHandler
  var isAsked = false
}

extension InterruptHandler {
  /// The location of this thread's handler; nil if it never had one.
  private static var place: UnsafeMutablePointer<Entry?>? {
    key.flatMap { pthread_getspecific($0) }?.assumingMemoryBound(to: Entry?.self)
  }

  /// Returns the location of this thread's handler and creates it if needed; nil without memory for
  /// it.
  private static func makePlace() -> UnsafeMutablePointer<Entry?>? {
    if let place { return place }
    guard let key else { return nil }
    let made = UnsafeMutablePointer<Entry?>.allocate(capacity: 1)
    made.initialize(to: nil)
    guard pthread_setspecific(key, made) == 0 else {
      made.deallocate()
      return nil
    }
    return made
  }

  /// The key of the thread-local value, which frees it with its thread. Nil when the process has no
  /// key left.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key) { $0?.deallocate() } == 0 ? key : nil
  }()
}
