import Dispatch
import PentadCore

/// The exclusive right to do background work for a store: sending from its ``Outbox``, polling,
/// listening for pushes. One of the openings of the store holds it.
///
/// It is a lock on the file `<name>.lease`. Openings that iterate ``holding()`` try to take it,
/// every ``StoreOptions/leaseInterval``. The holder keeps it until it stops iterating, suspends or
/// closes the store, or its process ends, also by `kill -9`. Another opening then takes it within
/// one interval.
///
/// ```swift
/// for await isHeld in store.lease.holding() {
///   if isHeld { try await store.write { try outbox.recover(in: $0) } }
///   …
/// }
/// ```
///
/// A store in memory always holds its lease; a store opened for reading never gets it. The child of
/// a `fork()` does not inherit the lease.
public final class StoreLease: Sendable {
  private struct State {
    var file: LeaseFile?
    var isHeld = false
    var isSuspended = false
    var isEnded = false
    var isTrying = false
    var last = 0
    var observers: [Int: AsyncStream<Bool>.Continuation] = [:]
  }

  private let path: String?
  private let isReadOnly: Bool
  private let interval: Int
  private let state = Lock(State())
  /// Runs all changes and their notifications, in order.
  private let queue = DispatchQueue(label: "pentad.storage.lease")

  init(_ path: String?, _ options: StoreOptions) {
    self.path = path
    isReadOnly = options.isReadOnly
    interval = max(1, options.leaseInterval)
  }

  /// True if this opening of the store holds the lease now.
  public var isHeld: Bool {
    state.withLock { $0.isHeld && $0.file?.isOurs != false }
  }

  /// Tries to take the lease. The stream contains whether it is held: at once, then at each change.
  ///
  /// The stream ends when the store closes. Releasing the last stream releases the lease.
  public func holding() -> AsyncStream<Bool> {
    let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
    queue.async { [self] in
      let (id, isEnded) = state.withLock { state in
        state.last += 1
        if !state.isEnded { state.observers[state.last] = continuation }
        return (state.last, state.isEnded)
      }
      guard !isEnded else { return continuation.finish() }
      continuation.onTermination = { [weak self] _ in
        guard let self else { return }
        queue.async { self.forget(id) }
      }
      if isHeld || !take() { continuation.yield(isHeld) }
      tryAgain()
    }
    return stream
  }

  // MARK: Suspending and closing

  /// Releases the lease until ``resume()``.
  func suspend() {
    queue.sync {
      state.withLock { $0.isSuspended = true }
      release()
    }
  }

  func resume() {
    queue.async { [self] in
      state.withLock { $0.isSuspended = false }
      _ = take()
      tryAgain()
    }
  }

  /// Releases the lease permanently.
  func end() {
    queue.sync {
      release()
      let observers = state.withLock { state in
        state.isEnded = true
        defer { state.observers = [:] }
        return state.observers.values.map { $0 }
      }
      for observer in observers { observer.finish() }
    }
  }

  // MARK: On the queue

  /// True if the lease should be taken: it has observers, and nothing prevents holding it.
  private var isWanted: Bool {
    state.withLock { state in
      !state.observers.isEmpty && !state.isSuspended && !state.isEnded && !state.isHeld
        && !isReadOnly
    }
  }

  /// Takes the lease if it is wanted and free, and notifies the observers. Returns true if it was
  /// taken.
  private func take() -> Bool {
    guard isWanted else { return false }
    var file: LeaseFile?
    if let path {
      // A failure to open the file may be temporary; until then other openings do the work.
      file = try? LeaseFile.acquire(path)
      if file == nil { return false }
    }
    change(to: file, isHeld: true)
    return true
  }

  private func release() {
    guard state.withLock({ $0.isHeld }) else { return }
    change(to: nil, isHeld: false)
  }

  private func change(to file: LeaseFile?, isHeld: Bool) {
    let (old, observers) = state.withLock { state in
      defer { (state.file, state.isHeld) = (file, isHeld) }
      return (state.file, state.observers.values.map { $0 })
    }
    withExtendedLifetime(old) {}
    for observer in observers { observer.yield(isHeld) }
  }

  private func tryAgain() {
    guard isWanted else { return }
    let isNew = state.withLock { state in
      defer { state.isTrying = true }
      return !state.isTrying
    }
    guard isNew else { return }
    queue.asyncAfter(deadline: .after(milliseconds: interval)) { [weak self] in
      guard let self else { return }
      state.withLock { $0.isTrying = false }
      _ = take()
      tryAgain()
    }
  }

  private func forget(_ id: Int) {
    let isUnwanted = state.withLock { state in
      state.observers[id] = nil
      return state.observers.isEmpty
    }
    if isUnwanted { release() }
  }
}
