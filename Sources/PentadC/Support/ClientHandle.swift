import CPentad
import PentadCore

/// A handle for the main object of a Kit: a client of a server, or a feed. Its calls block, or call
/// back at their end.
///
/// A call borrows the handle before everything else: the handle may be freed during the call, and the check
/// of the process's threads, which starts a thread, may take long.
protocol ClientHandle: Handle {
  associatedtype Client: Sendable
  /// The name of the handle's parameter, for error messages.
  static var name: StaticString { get }
  var client: Client { get }
  /// The queue or session that runs its callbacks.
  var place: any CallbackPlace { get }
}

extension ClientHandle {
  /// The asynchronous work of a call.
  typealias Work<Value> = @Sendable (Client) async throws(PentadError) -> Value

  /// Returns the client for a blocking call.
  ///
  /// - Throws: `misuse` for NULL, `unsupported` in the child of a `fork()`
  static func client(_ pointer: OpaquePointer?) throws(PentadError) -> Client {
    let client = try borrow(pointer, name).client
    try requireWorkers()
    return client
  }

  /// Returns the handle for a call that calls back.
  ///
  /// - Throws: `misuse` for NULL; `closed` after `pentad_shutdown` and when the client's session
  ///   was freed; `unsupported` in the child of a `fork()`
  static func calling(_ pointer: OpaquePointer?) throws(PentadError) -> Self {
    let handle = try borrow(pointer, name)
    try requireThreads()
    try handle.place.requireOpen(name)
    return handle
  }

  /// Runs work of a client, and waits for it.
  static func wait<Value: Sendable>(
    _ pointer: OpaquePointer?, _ work: @escaping Work<Value>
  ) throws(PentadError) -> Value {
    let client = try client(pointer)
    return try runAndWait { () async throws(PentadError) in try await work(client) }
  }

  /// Calls a client like ``wait(_:_:)``, for work that computes for milliseconds only: the calling thread
  /// runs it even if it has an interrupt handler.
  static func waitBriefly<Value: Sendable>(
    _ pointer: OpaquePointer?, _ work: @escaping Work<Value>
  ) throws(PentadError) -> Value {
    let client = try client(pointer)
    return try runBriefly { () async throws(PentadError) in try await work(client) }
  }

  /// Runs work of a client, and waits for it up to a limit; below 0 there is no limit. Work that
  /// has not ended by then is cancelled.
  ///
  /// - Throws: `timedOut`; as `client` and the errors of the work
  static func wait<Value: Sendable>(
    _ pointer: OpaquePointer?, milliseconds: Int64, _ work: @escaping Work<Value>
  ) throws(PentadError) -> Value {
    let client = try client(pointer)
    let operation = PentadOperation<Value> { _ async throws(PentadError) in
      try await work(client)
    }
    defer { operation.cancel() }
    return try operation.wait(milliseconds: milliseconds < 0 ? nil : Int(milliseconds))
  }

  /// Starts a call without a result.
  ///
  /// - Throws: as `calling` and `EndCompletion`
  static func start(
    _ pointer: OpaquePointer?, _ callback: pentad_completion_callback?,
    _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
    _ work: @escaping Work<Void>
  ) throws(PentadError) {
    let handle = try calling(pointer)
    let completion = try EndCompletion(callback, context)
    handle.start(operation, work) { completion.end($0) }
  }

  /// Starts a call that returns a record.
  ///
  /// - Throws: as `calling` and `RecordCompletion`
  static func start<Value: Sendable, Record: BitwiseCopyable>(
    _ pointer: OpaquePointer?, _ callback: RecordCompletion<Record>.Callback?,
    _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
    _ work: @escaping Work<Value>, record: @escaping @Sendable (Arena, Value) -> Record
  ) throws(PentadError) {
    let handle = try calling(pointer)
    let completion = try RecordCompletion(callback, context)
    handle.start(operation, work) { completion.end($0, record) }
  }

  /// Starts a call that ends with `completion`.
  func start<Value: Sendable>(
    _ operation: UnsafeMutablePointer<pentad_operation_ref?>?, _ work: @escaping Work<Value>,
    completion: @escaping @Sendable (Result<Value, PentadError>) -> Void
  ) {
    let client = client
    OperationHandle.start(
      PentadOperation<Value> { _ async throws(PentadError) in try await work(client) }, operation,
      place: place, completion: completion)
  }
}
