import CPentad
import ChatKit
import PentadCore

extension ChatHandle {
  /// Starts a call without a result, which blocks its thread while it uses the store.
  ///
  /// - Throws: as `calling` and `EndCompletion`
  static func startBlocking(
    _ pointer: OpaquePointer?, _ callback: pentad_completion_callback?,
    _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
    _ work: @escaping @Sendable (ChatClient) throws(PentadError) -> Void
  ) throws(PentadError) {
    let handle = try calling(pointer)
    let completion = try EndCompletion(callback, context)
    let client = handle.client
    OperationHandle.start(
      PentadOperation<Void>(on: handle.queue) { _ throws(PentadError) in try work(client) },
      operation, place: handle.place
    ) { completion.end($0) }
  }
}
