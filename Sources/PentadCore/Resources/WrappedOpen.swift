#if os(Linux)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// `open` for all code in the release library and the command, which are linked with `--wrap=open`; no
  /// other code calls it.
  ///
  /// Once a second, while work waits for a thread, Dispatch reads `/proc/…/stat` of its threads. It ends the
  /// process if `open` returns -1 there, as it does without a free descriptor; it takes any other number for
  /// a file that cannot be read.
  ///
  /// - Parameter mode: undefined unless a file may be created, as in C.
  @_cdecl("__wrap_open")
  package func wrappedOpen(_ path: UnsafePointer<CChar>, _ flags: CInt, _ mode: UInt32) -> CInt {
    let file = openat(AT_FDCWD, path, flags, mode)
    guard file == -1, isOfProcess(path) else { return file }
    return -2
  }

  /// A Boolean value that indicates whether a path begins with `/proc/` and a number.
  private func isOfProcess(_ path: UnsafePointer<CChar>) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return strncmp(path, "/proc/", 6) == 0 && digits.contains(UInt8(bitPattern: path[6]))
  }
#endif
