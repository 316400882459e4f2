import CPentad
import ChatKit
import PentadCore

/// Calls of a client that do not wait for their end.
extension ChatHandle {
  /// What a client does for a caller.
  typealias Work<Value> = @Sendable (ChatClient) async throws(PentadError) -> Value

  /// Starts a call that has no result but its end.
  ///
  /// - Throws: as `calling` and `EndCompletion`
  static func start(
    _ pointer: OpaquePointer?, _ callback: pentad_completion_callback?,
    _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
    _ work: @escaping Work<Void>
  ) throws(PentadError) {
    let completion = try EndCompletion(callback, context)
    let handle = try calling(pointer)
    let client = handle.client
    OperationHandle.start(
      PentadOperation<Void> { _ async throws(PentadError) in try await work(client) }, operation,
      place: handle.place
    ) { completion.end($0) }
  }

  /// Starts a call that has no result but its end, and blocks in the store for as long.
  ///
  /// - Throws: as `calling` and `EndCompletion`
  static func start(
    _ pointer: OpaquePointer?, _ callback: pentad_completion_callback?,
    _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
    blocking work: @escaping @Sendable (ChatClient) throws(PentadError) -> Void
  ) throws(PentadError) {
    let completion = try EndCompletion(callback, context)
    let handle = try calling(pointer)
    let client = handle.client
    OperationHandle.start(
      PentadOperation<Void>(on: handle.queue) { _ throws(PentadError) in try work(client) },
      operation,
      place: handle.place
    ) { completion.end($0) }
  }

  /// Starts a call that gives a record.
  ///
  /// - Throws: as `calling` and `RecordCompletion`
  static func start<Value: Sendable, Record: BitwiseCopyable>(
    _ pointer: OpaquePointer?, _ callback: RecordCompletion<Record>.Callback?,
    _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
    _ work: @escaping Work<Value>,
    record: @escaping @Sendable (ChatRecords, Value) -> Record
  ) throws(PentadError) {
    let completion = try RecordCompletion(callback, context)
    let handle = try calling(pointer)
    let client = handle.client
    OperationHandle.start(
      PentadOperation<Value> { _ async throws(PentadError) in try await work(client) }, operation,
      place: handle.place
    ) { result in
      completion.end(result) { record(ChatRecords(arena: $0), $1) }
    }
  }
}
