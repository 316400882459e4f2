import CPentad
import PentadCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the blocking calls of a thread ask whether to end early: `pentad_set_interrupt_handler`.
struct InterruptHandler {
  /// How often it is asked, in milliseconds.
  private static let interval = 50

  private let callback: pentad_interrupt_callback
  private let context: UnsafeMutableRawPointer?

  init(_ callback: pentad_interrupt_callback, _ context: UnsafeMutableRawPointer?) {
    self.callback = callback
    self.context = context
  }

  /// The handler of the calling thread. There is none while it is being asked: it may make calls itself.
  static var current: InterruptHandler? { place?.pointee.flatMap { $0.isAsked ? nil : $0.handler } }

  /// Gives the calling thread a handler, or none.
  ///
  /// - Throws: `unavailable` when the process has no room left for what a thread keeps
  static func set(_ handler: InterruptHandler?) throws(PentadError) {
    guard let place = makePlace() else {
      throw PentadError(.unavailable, "the process can keep nothing more for its threads")
    }
    place.pointee = handler.map { Entry(handler: $0) }
  }

  /// Asks, for work that runs on the calling thread itself.
  ///
  /// - Throws: `cancelled` when the handler says so
  static func check() throws(PentadError) {
    if let current, current.asks() { throw PentadError.callCancelled }
  }

  /// Waits for the end of a call, and cancels it when the handler says so. It is waited for even then:
  /// what the caller lent to it is in use until it has ended.
  func wait<Value>(for operation: PentadOperation<Value>) throws(PentadError) -> Value {
    var isInterrupted = false
    while !operation.hasOutcome(within: Self.interval) {
      if !isInterrupted, asks() {
        isInterrupted = true
        operation.cancel()
      }
    }
    return try operation.wait(milliseconds: nil)
  }

  /// Asks; the answer is whether to end.
  private func asks() -> Bool {
    guard !CallbackQueue.shared.isClosed, let place = Self.place else { return false }
    place.pointee?.isAsked = true
    defer { place.pointee?.isAsked = false }
    return callback(context) != 0
  }
}

/// What a thread keeps.
private struct Entry {
  let handler: InterruptHandler
  var isAsked = false
}

extension InterruptHandler {
  /// Where this thread keeps its handler; nil if it never had one.
  private static var place: UnsafeMutablePointer<Entry?>? {
    key.flatMap { pthread_getspecific($0) }?.assumingMemoryBound(to: Entry?.self)
  }

  /// The same, made where there is none; nil without memory for it.
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

  /// Frees with each thread what it keeps. Nil when the process has no key left.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key) { $0?.deallocate() } == 0 ? key : nil
  }()
}
