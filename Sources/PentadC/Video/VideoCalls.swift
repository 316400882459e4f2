import CPentad
import PentadCore
import VideoFeedKit

/// Calls of a feed that do not wait for their end.
extension VideoHandle {
  /// What a feed does for a caller.
  typealias Work<Value> = @Sendable (VideoFeed) async throws(PentadError) -> Value

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
    _ work: @escaping Work<Value>,
    record: @escaping @Sendable (VideoRecords, Value) -> Record
  ) throws(PentadError) {
    let completion = try RecordCompletion(callback, context)
    try start(pointer, operation, work) { result in
      completion.end(result) { record(VideoRecords(arena: $0), $1) }
    }
  }

  /// Starts a call that gives a text.
  ///
  /// - Throws: as `calling` and `TextCompletion`
  static func start(
    _ pointer: OpaquePointer?, _ callback: pentad_video_text_callback?,
    _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
    text work: @escaping Work<String>
  ) throws(PentadError) {
    let completion = try TextCompletion(callback, context)
    try start(pointer, operation, work) { completion.end($0) }
  }

  /// Starts a call that says whether something is so.
  ///
  /// - Throws: as `calling` and `FlagCompletion`
  static func start(
    _ pointer: OpaquePointer?, _ callback: pentad_video_flag_callback?,
    _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
    flag work: @escaping Work<Bool>
  ) throws(PentadError) {
    let completion = try FlagCompletion(callback, context)
    try start(pointer, operation, work) { completion.end($0) }
  }

  private static func start<Value: Sendable>(
    _ pointer: OpaquePointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
    _ work: @escaping Work<Value>,
    completion: @escaping @Sendable (Result<Value, PentadError>) -> Void
  ) throws(PentadError) {
    let handle = try calling(pointer)
    let feed = handle.feed
    OperationHandle.start(
      PentadOperation<Value> { _ async throws(PentadError) in try await work(feed) }, operation,
      place: handle.place, completion: completion)
  }
}
