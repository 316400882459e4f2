import CPentad
import PentadCore

/// Runs the body of a fallible call: its error becomes the status, the `pentad_error` and a line in
/// the log.
///
/// `*error` is written on every call, NULL on success, so that a caller may free it either way.
///
/// ```swift
/// return run(error) { () throws(PentadError) in
///   let number = try require(number, "number")
///   number.pointee = try Numbers(readText(name, "name")).count
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

/// Runs the body of a call that returns a handle or a record to the caller.
///
/// `out` is checked first, and is NULL until the body has succeeded.
///
/// ```swift
/// return run(error, giving: out) { () throws(PentadError) in
///   try Names(readText(name, "name")).give()
/// }
/// ```
func run<Given>(
  _ error: UnsafeMutablePointer<pentad_error_ref?>?, giving out: UnsafeMutablePointer<Given?>?,
  function: StaticString = #function, _ body: () throws(PentadError) -> Given
) -> pentad_status {
  run(error, function: function) { () throws(PentadError) in
    let out = try requireOut(out)
    out.pointee = try body()
  }
}

/// Runs the body of a call that returns a text to the caller, like `run(_:giving:)`.
func run(
  _ error: UnsafeMutablePointer<pentad_error_ref?>?,
  text out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  function: StaticString = #function, _ body: () throws(PentadError) -> String
) -> pentad_status {
  run(error, function: function) { () throws(PentadError) in
    let out = try requireOut(out)
    out.pointee = giveString(try body())
  }
}

extension PentadError {
  /// The error's status; an error without one is a defect.
  var status: pentad_status {
    code == .ok ? PENTAD_INTERNAL : pentad_status(rawValue: UInt32(bitPattern: code.rawValue))
  }
}
