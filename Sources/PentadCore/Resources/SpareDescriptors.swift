#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A check that file descriptors are free, for code that ends the process when it gets none.
///
/// It opens as many sockets as are needed and closes them again. Another thread may take a descriptor
/// afterwards, so ask for a few more than are needed.
package enum SpareDescriptors {
  /// Throws ``PentadError/Code/unavailable`` unless `count` more descriptors can be opened now.
  package static func require(_ count: Int) throws(PentadError) {
    var taken: [CInt] = []
    defer { for descriptor in taken { close(descriptor) } }
    while taken.count < count {
      let descriptor = open()
      if descriptor >= 0 {
        taken.append(descriptor)
      } else if let error = PentadError(exhaustion: errno) {
        throw error
      } else {
        // A sandbox without sockets: the check is not possible.
        return
      }
    }
  }

  /// The descriptors that a store or an exchange may need at the same time. After a failure it has
  /// closed those that it had opened.
  private static let needed = 8

  /// Returns the cause of a failure to open something, for libraries that do not report it: the
  /// lack of descriptors if hardly any is free, else `error`.
  package static func cause(of error: PentadError) -> PentadError {
    do throws(PentadError) {
      try require(needed)
      return error
    } catch {
      return error
    }
  }

  /// Opens a socket without a connection: it needs no file system and no network.
  private static func open() -> CInt {
    #if canImport(Darwin) || canImport(Musl)
      socket(AF_UNIX, SOCK_STREAM, 0)
    #else
      socket(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    #endif
  }
}

extension PentadError {
  /// Makes the error for an `errno` that reports a lack of descriptors, or of memory for them; nil
  /// for any other.
  package init?(exhaustion code: CInt) {
    switch code {
    case EMFILE:
      self.init(
        .unavailable, "too many open files: close some, or allow this process more of them")
    case ENFILE:
      self.init(.unavailable, "too many open files on this machine: try again later")
    case ENOMEM, ENOBUFS:
      self.init(
        .unavailable, "the system has no memory for another file or socket: try again later")
    default: return nil
    }
  }
}
