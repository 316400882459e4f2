public import CPentad
import PentadCore

/// An error that the caller owns.
public typealias pentad_error_ref = OpaquePointer

/// Returns the name of a status: `ok`, `notFound`, `diskFull`, `videoNotPlayable`, …
///
/// The name corresponds to the constant without `PENTAD_`. Pass `PENTAD_STATUS_COARSE(status)` for
/// the name of the coarse code.
///
/// - Parameter status: a coarse or a finer code
/// - Returns: the name, valid for the lifetime of the process; for a finer code unknown to this
///   version, the name of its coarse code; for an unknown coarse code, `internal`
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_status_name")
public func pentad_status_name(_ status: pentad_status) -> UnsafePointer<CChar> {
  StatusNames.name(status)
}

/// Returns the status of an error.
///
/// - Parameter error: the error; NULL is no error
/// - Returns: the status that the failed call returned; `PENTAD_OK` for NULL
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_error_code")
public func pentad_error_code(_ error: pentad_error_ref?) -> pentad_status {
  Failure.borrow(error)?.error.status ?? PENTAD_OK
}

/// Returns the message of an error: one English sentence for people, without a final full stop.
///
/// It never contains a secret or the content of a user's data.
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

/// Returns the position of an error in the input.
///
/// - Parameter error: the error; NULL is no error
/// - Returns: a 0-based offset in bytes into the invalid text; -1 if there is none
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_error_offset")
public func pentad_error_offset(_ error: pentad_error_ref?) -> Int64 {
  Int64(Failure.borrow(error)?.error.offset ?? -1)
}

/// Returns the time that the server asked to wait before the next request.
///
/// - Parameter error: the error; NULL is no error
/// - Returns: milliseconds, 0 or more; -1 if the server gave no time
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
