import CPentad
import PentadCore

/// A handle of what a Kit is used by: a client of a server, or a feed. Its calls are waited for, or call
/// back at their end.
protocol ClientHandle: Handle {
  associatedtype Client: Sendable
  /// The parameter of its functions, for errors.
  static var name: StaticString { get }
  var client: Client { get }
  /// Where its callbacks come.
  var place: any CallbackPlace { get }
}

extension ClientHandle {
  /// What a client does for a caller.
  typealias Work<Value> = @Sendable (Client) async throws(PentadError) -> Value

  /// The client of a call that works and waits.
  ///
  /// - Throws: `misuse` for NULL, `unsupported` in the child of a `fork()`
  static func client(_ pointer: OpaquePointer?) throws(PentadError) -> Client {
    try requireWorkers()
    return try borrow(pointer, name).client
  }

  /// The handle of a call that calls back.
  ///
  /// - Throws: `misuse` for NULL; `closed` after `pentad_shutdown` and when the client's session was
  ///   freed; `unsupported` in the child of a `fork()`
  static func calling(_ pointer: OpaquePointer?) throws(PentadError) -> Self {
    try requireThreads()
    let handle = try borrow(pointer, name)
    try handle.place.requireOpen(name)
    return handle
  }

  /// Has a client do something, and waits for it.
  static func wait<Value: Sendable>(
    _ pointer: OpaquePointer?, _ work: @escaping Work<Value>
  ) throws(PentadError) -> Value {
    let client = try client(pointer)
    return try runAndWait { () async throws(PentadError) in try await work(client) }
  }

  /// Has a client do something, and waits for it: at most so long, or without limit below 0. What has not
  /// ended by then is cancelled.
  ///
  /// - Throws: `timedOut`; as `client` and what the work throws
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

  /// Starts a call that has no result but its end.
  ///
  /// - Throws: as `calling` and `EndCompletion`
  static func start(
    _ pointer: OpaquePointer?, _ callback: pentad_completion_callback?,
    _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
    _ work: @escaping Work<Void>
  ) throws(PentadError) {
    let completion = try EndCompletion(callback, context)
    try start(pointer, operation, work) { completion.end($0) }
  }

  /// Starts a call that gives a record.
  ///
  /// - Throws: as `calling` and `RecordCompletion`
  static func start<Value: Sendable, Record: BitwiseCopyable>(
    _ pointer: OpaquePointer?, _ callback: RecordCompletion<Record>.Callback?,
    _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
    _ work: @escaping Work<Value>, record: @escaping @Sendable (Arena, Value) -> Record
  ) throws(PentadError) {
    let completion = try RecordCompletion(callback, context)
    try start(pointer, operation, work) { completion.end($0, record) }
  }

  /// Starts a call that ends as `completion` says.
  ///
  /// - Throws: as `calling`
  static func start<Value: Sendable>(
    _ pointer: OpaquePointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
    _ work: @escaping Work<Value>,
    completion: @escaping @Sendable (Result<Value, PentadError>) -> Void
  ) throws(PentadError) {
    let handle = try calling(pointer)
    let client = handle.client
    OperationHandle.start(
      PentadOperation<Value> { _ async throws(PentadError) in try await work(client) }, operation,
      place: handle.place, completion: completion)
  }
}
