public import CPentad
import PentadCore

/// Returns the version of the library, such as `0.1.0`.
///
/// - Returns: the version, valid for the lifetime of the process
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_version")
public func pentad_version() -> UnsafePointer<CChar> {
  constant(Version.string)
}

/// Returns the version of the binary interface, for comparison with `PENTAD_ABI_VERSION` of the
/// header.
///
/// Before 1.0, the library fits a program if the numbers are equal. From 1.0 on, the major versions
/// must be equal, and the library's number may be greater.
///
/// - Returns: 1000 × major + minor
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_abi_version")
public func pentad_abi_version() -> UInt32 { Version.abi }

/// Returns the number of handles and strings that the program owns: those that it has received and
/// not freed.
///
/// It is 0 before the end of a program without leaks.
///
/// - Returns: the number
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_handle_count")
public func pentad_handle_count() -> Int64 { Int64(Handle.count) }

/// Stops the delivery of callbacks permanently. Call it before the program's own code is unloaded.
///
/// It waits for a callback that runs on the library's thread, also one of
/// pentad_session_on_ready(), unless it is called inside that callback. It does not wait for a
/// callback inside pentad_session_pump(), since the program knows when that returns. No callback
/// starts afterwards. A pending call never completes, and pentad_operation_wait() returns
/// `PENTAD_CLOSED`. Pure functions still work; calls that need a callback return `PENTAD_CLOSED`. A
/// second call is a no-op, and so is one in the child of a `fork()`, where no callback runs.
///
/// Ownership: handles stay valid and must still be freed. The context of the log delegate is given
/// back, and that of a delegate in the options of a call that has not opened anything yet. If this
/// is called in a callback, that happens after the callback has returned; in a callback of a
/// session, when the session is freed. Threads: any; do not hold a lock that a callback takes.
/// Blocks: until the running callback has returned, and until the network of a handler that was
/// being opened has shut down. Since: 0.1
@_cdecl("pentad_shutdown")
public func pentad_shutdown() {
  guard !Process.isForked else { return }
  CallbackQueue.shared.close()
  ReadySignal.waitForRunningCall()
  UnopenedHandles.giveUp()
  Log.send(to: nil)
}

/// Sets the delegate for log messages.
///
/// There is one delegate; a second call replaces it, and NULL turns logging off.
///
/// - Parameter delegate: the delegate, which is copied; NULL for none
/// - Returns: `PENTAD_MISUSE` for an unknown level, or a level without a callback; `PENTAD_CLOSED`
///   after pentad_shutdown(); `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the context belongs to the library until it has called `context_free`; after a
/// failure it stays with the caller. Threads: any; do not hold a lock that the replaced delegate
/// takes. Blocks: until the replaced delegate's running callback has returned. Since: 0.1
@_cdecl("pentad_set_log")
public func pentad_set_log(
  _ delegate: UnsafePointer<pentad_log_delegate>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try requireThreads()
    guard delegate != nil else { return Log.send(to: nil) }
    let delegate = try readOptions(delegate, "delegate")
    guard delegate.level.rawValue <= PENTAD_LOG_DEBUG.rawValue else {
      throw PentadError(.misuse, "delegate->level is \(delegate.level.rawValue)")
    }
    guard delegate.did_log != nil || delegate.level == PENTAD_LOG_OFF else {
      throw PentadError(.misuse, "delegate->did_log is NULL")
    }
    Log.send(to: delegate)
  }
}

/// Writes a number like ECMAScript: with the fewest digits that read back as the same number, `1`,
/// `0.1`, `1e+21`, `NaN`. All of Pentad's JSON uses this form.
///
/// Call it with a `capacity` of 0 to get the length; 26 bytes are enough for every number.
///
/// - Parameters:
///   - value: the number
///   - buffer: receives the text and a NUL, or only a NUL when the text does not fit; NULL when
///     `capacity` is 0
///   - capacity: the size of `buffer`
/// - Returns: the length of the text without its NUL: the text fitted if that is less than
///   `capacity`
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_format_double")
public func pentad_format_double(
  _ value: Double, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: size_t
) -> size_t {
  let text = value.ecmaScriptDescription.utf8
  guard let buffer, capacity != 0 else { return text.count }
  var length = 0
  if text.count < readCapacity(capacity) {
    for byte in text {
      buffer[length] = CChar(bitPattern: byte)
      length += 1
    }
  }
  buffer[length] = 0
  return text.count
}

/// Frees a string that a function returned through an `out` pointer.
///
/// - Parameter string: the string; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_string_free")
public func pentad_string_free(_ string: UnsafeMutablePointer<CChar>?) {
  freeString(string)
}
