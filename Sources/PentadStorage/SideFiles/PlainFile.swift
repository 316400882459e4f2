#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A regular file of another program that is read once, piece by piece, in constant memory.
///
/// Pipes, devices, sockets and folders are rejected at once. A symbolic link in the last part of
/// the path is rejected, too; links before it are followed.
package final class PlainFile {
  /// The reason why a file is not read.
  package enum Refusal: Error {
    /// It does not exist, or this user may not read it.
    case missing
    /// A symbolic link.
    case link
    /// A folder, a pipe, a socket or a device.
    case notPlain
    /// It has more bytes than allowed.
    case tooLong
    /// Reading from the disk failed.
    case unreadable
  }

  private static let pieceLength = 1 << 16
  private let descriptor: Int32
  private let limit: Int
  private var count = 0

  /// Opens a file without reading it; it never blocks.
  ///
  /// - Parameter limit: the largest number of bytes. A file that grows beyond it while it is read
  ///   is rejected as well.
  package init(_ path: String, limit: Int) throws(Refusal) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
    self.limit = limit
    guard descriptor >= 0 else {
      switch errno {
      case ELOOP, EMLINK: throw .link
      case ENXIO, ENODEV, EOPNOTSUPP: throw .notPlain
      default: throw .missing
      }
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notPlain }
    guard Int64(status.st_size) <= Int64(limit) else { throw .tooLong }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Reads the next 64 KiB; fewer at the end of the file, and none after it.
  package func next() throws(Refusal) -> [UInt8] {
    var piece = [UInt8](repeating: 0, count: Self.pieceLength)
    var filled = 0
    while filled < piece.count {
      let length = piece.withUnsafeMutableBytes {
        read(descriptor, $0.baseAddress.map { $0 + filled }, $0.count - filled)
      }
      if length < 0, errno == EINTR { continue }
      guard length >= 0 else { throw .unreadable }
      if length == 0 { break }
      filled += length
    }
    count += filled
    guard count <= limit else { throw .tooLong }
    piece.removeLast(piece.count - filled)
    return piece
  }
}
