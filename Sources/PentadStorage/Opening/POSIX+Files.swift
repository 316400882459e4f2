import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension POSIX {
  /// Opens a regular file. It does not follow a link, and does not block on a pipe.
  ///
  /// - Parameter folder: the descriptor of an open folder, for a path relative to it.
  /// - Returns: the descriptor; nil if there is no such file.
  /// - Throws: ``PentadCore/PentadError/Code/notOpenable`` for a link and everything else that is
  ///   not a regular file; errors of opening.
  static func openFile(
    _ path: String, in folder: Int32 = AT_FDCWD, _ flags: Int32 = O_RDONLY
  ) throws(PentadError) -> Int32? {
    let file = openat(folder, path, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard file >= 0 else {
      switch errno {
      case ENOENT where flags & O_CREAT == 0: return nil
      // A link, a pipe without a reader, a socket, a folder.
      case ELOOP, ENXIO, EOPNOTSUPP, EISDIR: throw notAFile(path)
      default: throw failure("the file \(path) cannot be opened", errno)
      }
    }
    var status = stat()
    guard fstat(file, &status) == 0, isFile(status) else {
      close(file)
      throw notAFile(path)
    }
    return file
  }

  /// Returns the error for a link, a pipe, a device or a folder in place of a file.
  static func notAFile(_ path: String) -> PentadError {
    PentadError(.notOpenable, "\(path) is not a plain file; move it away")
  }

  static func isFile(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFREG }

  static func isFolder(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFDIR }

  /// Returns the status of a path, without following a link; nil if it does not exist.
  static func status(of path: String, in folder: Int32 = AT_FDCWD) -> stat? {
    var status = stat()
    return fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  /// Reads an open file to its end; nil if reading fails, with the error in `errno`.
  static func contents(_ file: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return nil }
      if count == 0 { return bytes }
      bytes += chunk.prefix(count)
    }
  }

  /// Writes all bytes to an open file.
  ///
  /// - Returns: the error number; nil if all bytes were written.
  static func write(_ bytes: [UInt8], to file: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = rest.withUnsafeBytes { Darwin.write(file, $0.baseAddress, $0.count) }
      #elseif canImport(Musl)
        let count = rest.withUnsafeBytes { Musl.write(file, $0.baseAddress, $0.count) }
      #else
        let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      #endif
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : EIO }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}
