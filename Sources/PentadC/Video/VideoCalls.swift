import CPentad
import PentadCore
import VideoFeedKit

/// Asynchronous calls of a feed with result types that no other Kit has.
extension VideoHandle {
  /// Starts a call that returns a text.
  ///
  /// - Throws: as `calling` and `TextCompletion`
  static func start(
    _ pointer: OpaquePointer?, _ callback: pentad_video_text_callback?,
    _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
    _ work: @escaping Work<String>
  ) throws(PentadError) {
    let handle = try calling(pointer)
    let completion = try TextCompletion(callback, context)
    handle.start(operation, work) { completion.end($0) }
  }

  /// Starts a call that returns a Boolean.
  ///
  /// - Throws: as `calling` and `FlagCompletion`
  static func start(
    _ pointer: OpaquePointer?, _ callback: pentad_video_flag_callback?,
    _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
    _ work: @escaping Work<Bool>
  ) throws(PentadError) {
    let handle = try calling(pointer)
    let completion = try FlagCompletion(callback, context)
    handle.start(operation, work) { completion.end($0) }
  }
}
