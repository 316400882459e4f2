public import CPentad
import PentadCore

/// What went wrong, as the caller owns it.
public typealias pentad_error_ref = OpaquePointer

/// The name of a status: `ok`, `notFound`, `diskFull`, `videoNotPlayable`, …
///
/// It is the constant's own, without `PENTAD_`. `PENTAD_STATUS_COARSE(status)` has the name of the coarse code.
///
/// - Parameter status: a coarse or a finer code
/// - Returns: the name, alive as long as the process; for a finer code that this version lacks the name of its
///   coarse one, and `internal` for a coarse one that it lacks
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_status_name")
public func pentad_status_name(_ status: pentad_status) -> UnsafePointer<CChar> {
  StatusNames.name(status)
}

/// The status of an error.
///
/// - Parameter error: the error; NULL is no error
/// - Returns: the status that the failed call returned; `PENTAD_OK` for NULL
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_error_code")
public func pentad_error_code(_ error: pentad_error_ref?) -> pentad_status {
  Failure.borrow(error)?.error.status ?? PENTAD_OK
}

/// One sentence about an error for a person, in English, without a final full stop.
///
/// It never holds a secret or the content of a user's data.
///
/// - Parameter error: the error; NULL is no error
/// - Returns: the message, alive as long as the error; an empty string for NULL
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_error_message")
public func pentad_error_message(_ error: pentad_error_ref?) -> UnsafePointer<CChar> {
  guard let failure = Failure.borrow(error) else { return StatusNames.empty }
  return failure.message
}

/// Where in the input an error is.
///
/// - Parameter error: the error; NULL is no error
/// - Returns: a 0-based offset in bytes into the text that was refused; -1 when there is none
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_error_offset")
public func pentad_error_offset(_ error: pentad_error_ref?) -> Int64 {
  Int64(Failure.borrow(error)?.error.offset ?? -1)
}

/// How long the server that refused asks to wait before it is asked again.
///
/// - Parameter error: the error; NULL is no error
/// - Returns: milliseconds, 0 or more; -1 when it says nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_error_retry_after")
public func pentad_error_retry_after(_ error: pentad_error_ref?) -> Int64 {
  Int64(Failure.borrow(error)?.error.retryAfter ?? -1)
}

/// Frees an error.
///
/// - Parameter error: the error; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_error_free")
public func pentad_error_free(_ error: pentad_error_ref?) {
  Failure.free(error)
}
