import Dispatch
import PentadCore

/// The lifetime of an open store: suspending, resuming, erasing and closing.
///
/// All changes of the connection run on one serial queue, whose thread may block. The gate keeps
/// callers out meanwhile, so that a caller inside always has a stable connection.
final class StoreSession: Sendable {
  let gate = AccessGate()
  let lease: StoreLease
  private let source: StoreSource
  private let state: Lock<(connection: StoreConnection, number: Int, isLive: Bool)>
  private let turn = DispatchQueue(label: "pentad.storage.session")
  static let tasks = QueueExecutor(label: "pentad.storage.tasks")

  init(_ source: StoreSource) throws(PentadError) {
    self.source = source
    let connection = try source.open()
    state = Lock((connection, 1, true))
    lease = StoreLease(source.leasePath, source.options)
    connection.startCheck()
  }

  /// The connection; if the store is not open, the last connection.
  var connection: StoreConnection { numberedConnection.0 }

  /// The connection, and the number of connections so far.
  var numberedConnection: (StoreConnection, number: Int) {
    state.withLock { ($0.connection, $0.number) }
  }

  /// Lets a task enter the store and use the connection.
  ///
  /// The connection is released, and the store left, on a thread that is never blocked. A thread of
  /// the cooperative pool might not be available: all of them may be waiting for exactly this, in
  /// ``StoreDatabase/readNow(_:)`` or ``StoreDatabase/closeNow()``.
  func entered<Value: Sendable>(
    _ body: (StoreConnection) async throws(PentadError) -> Value
  ) async throws(PentadError) -> Value {
    do throws(PentadError) {
      return try await withTaskExecutorPreference(Self.tasks) { () async throws(PentadError) in
        try gate.enter()
        defer { gate.leave() }
        return try await body(connection)
      }
    } catch {
      source.options.log?.failure(error)
      throw error
    }
  }

  // MARK: Suspending

  func suspend() async throws(PentadError) {
    try await inTurn { [self] () throws(PentadError) in
      if try gate.suspend() { disconnect() }
    }
  }

  func resume() async throws(PentadError) -> StoreRecovery? {
    try await inTurn { [self] () throws(PentadError) in
      guard try gate.isSuspended() else { return nil }
      try connect()
      gate.resume()
      // A store in memory keeps its connection.
      return connection.files == nil ? nil : connection.recovery
    }
  }

  // MARK: Erasing

  func erase() async throws(PentadError) {
    try await inTurn { [self] () throws(PentadError) in
      guard try gate.suspend() else {
        throw PentadError(.suspended, "the store is suspended; resume it, then erase it")
      }
      disconnect()
      let erasing = Result { () throws(PentadError) in try source.erase() }
      try connect(isErased: true)
      gate.resume()
      try erasing.get()
    }
  }

  // MARK: Closing

  func beginClosing() {
    gate.close { [self] in
      turn.async { [self] in
        disconnect(isLast: true)
        lease.end()
        gate.closed()
      }
    }
  }

  // MARK: The serial queue

  private func inTurn<Value: Sendable>(
    _ work: @escaping @Sendable () throws(PentadError) -> Value
  ) async throws(PentadError) -> Value {
    let result = await withCheckedContinuation { continuation in
      turn.async {
        continuation.resume(returning: Result { () throws(PentadError) in try work() })
      }
    }
    return try result.get()
  }

  /// Closes the files and releases all locks. A store in memory exists only in its connection, so
  /// it stays open until the last disconnection.
  private func disconnect(isLast: Bool = false) {
    lease.suspend()
    let connection: StoreConnection? = state.withLock { state in
      defer { state.isLive = false }
      let isInMemory = state.connection.files == nil
      return (isInMemory ? isLast : state.isLive) ? state.connection : nil
    }
    guard let connection else { return }
    let end = DispatchSemaphore(value: 0)
    connection.close { end.signal() }
    end.wait()
  }

  private func connect(isErased: Bool = false) throws(PentadError) {
    if connection.files != nil || isErased {
      let fresh = try source.open()
      // The last reference to the old connection must not be released under the lock.
      let old = state.withLock { state in
        defer { state = (fresh, state.number + 1, true) }
        return state.connection
      }
      withExtendedLifetime(old) {}
      fresh.startCheck()
    } else {
      state.withLock { $0.isLive = true }
    }
    lease.resume()
  }
}
