public import CPentad
import PentadCore

/// The version of the library, such as `0.1.0`.
///
/// - Returns: the version, alive as long as the process
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_version")
public func pentad_version() -> UnsafePointer<CChar> {
  constant(Version.string)
}

/// The version of the binary interface, to be compared with `PENTAD_ABI_VERSION` of the header.
///
/// The library fits a program when the majors are equal, and before 1.0 when the whole numbers are;
/// the library's number may be the greater one from 1.0 on.
///
/// - Returns: 1000 × major + minor
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_abi_version")
public func pentad_abi_version() -> UInt32 { Version.abi }

/// How many handles and strings the program owns: those it has been given and has not freed.
///
/// A program that leaks nothing sees 0 before it ends.
///
/// - Returns: the number
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_handle_count")
public func pentad_handle_count() -> Int64 { Int64(Handle.count) }

/// Stops the delivery of callbacks, for good: call it before the program's own code goes away.
///
/// A callback that runs on the library's thread, also one of pentad_session_on_ready(), is waited for,
/// unless it is the caller; one that runs
/// inside pentad_session_pump() is not, for the program knows when that returns. None starts afterwards.
/// A call that had not completed never completes, and pentad_operation_wait() says `PENTAD_CLOSED`. Pure
/// functions go on working; calls that need a callback return `PENTAD_CLOSED`. A second call does
/// nothing, nor does one in the child of a `fork()`, where no callback comes.
///
/// Ownership: handles stay valid and are still to be freed; the log delegate's context is given back, and
/// that of a delegate in the options of a call that had not opened anything yet. Of a call in a callback this
/// is done when that has returned; of one in a session's, when the session is freed.
/// Threads: any; do not hold a lock that a callback takes. Blocks: until the running callback has returned,
/// and until the network of a handler that was being opened has ended. Since: 0.1
@_cdecl("pentad_shutdown")
public func pentad_shutdown() {
  guard !Process.isForked else { return }
  CallbackQueue.shared.close()
  ReadySignal.waitForRunningCall()
  UnopenedHandles.giveUp()
  Log.send(to: nil)
}

/// Says where log messages go.
///
/// There is one delegate; a second call replaces the first one's, and NULL ends the logging.
///
/// - Parameter delegate: the delegate, which is copied; NULL for none
/// - Returns: `PENTAD_MISUSE` for an unknown level, or a level without a callback; `PENTAD_CLOSED`
///   after pentad_shutdown(); `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the context stays with the library until its `context_free` was called; after a
/// failure it is the caller's.
/// Threads: any; do not hold a lock that the replaced delegate takes. Blocks: until the replaced
/// delegate's running callback has returned. Since: 0.1
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

/// Writes a number as ECMAScript does, in the fewest digits that read back as the same number: `1`,
/// `0.1`, `1e+21`, `NaN`. All of Pentad's JSON has this form.
///
/// Call it with a `capacity` of 0 to learn the length; 26 bytes hold every number.
///
/// - Parameters:
///   - value: the number
///   - buffer: receives the text and a NUL, or only a NUL when the text does not fit; NULL when
///     `capacity` is 0
///   - capacity: the size of `buffer`
/// - Returns: the length of the text without its NUL: it fitted if that is less than `capacity`
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

/// Frees a string that was written through an `out` pointer.
///
/// - Parameter string: the string; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_string_free")
public func pentad_string_free(_ string: UnsafeMutablePointer<CChar>?) {
  freeString(string)
}
