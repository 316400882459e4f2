import CPentad
import PentadCore

/// Runs the body of a fallible call: its error becomes the status, the `pentad_error` and a line of
/// the log.
///
/// `*error` is written on every call, NULL on success, so that a caller may free it either way.
///
/// ```swift
/// return run(error) { () throws(PentadError) in
///   let out = try requireOut(out)
///   out.pointee = try Names(readText(name, "name")).give()
/// }
/// ```
func run(
  _ error: UnsafeMutablePointer<pentad_error_ref?>?, function: StaticString = #function,
  _ body: () throws(PentadError) -> Void
) -> pentad_status {
  error?.pointee = nil
  do throws(PentadError) {
    try body()
    return PENTAD_OK
  } catch let failure {
    Log.failure(failure, of: function)
    error?.pointee = Failure(failure).give()
    return failure.status
  }
}

extension PentadError {
  /// The error's status; an error without one is a defect.
  var status: pentad_status {
    code == .ok ? PENTAD_INTERNAL : pentad_status(rawValue: UInt32(bitPattern: code.rawValue))
  }
}
