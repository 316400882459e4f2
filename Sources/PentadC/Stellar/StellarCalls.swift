import CPentad
import PentadCore
import StellarKit

extension StellarHandle {
  /// Starts a call that returns a count.
  ///
  /// - Throws: as `calling` and `CountCompletion`
  static func start(
    _ pointer: OpaquePointer?, _ callback: pentad_stellar_count_callback?,
    _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
    _ work: @escaping Work<Int>
  ) throws(PentadError) {
    let handle = try calling(pointer)
    let completion = try CountCompletion(callback, context)
    handle.start(operation, work) { completion.end($0) }
  }
}
