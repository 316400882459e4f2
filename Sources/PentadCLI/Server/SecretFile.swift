import PentadCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads small files that contain a secret, and pipes that deliver one.
enum SecretFile {
  /// The maximum number of bytes that are read.
  static let limit = 64 << 10

  /// The timeout of a pipe, in seconds.
  private static let patience: Int32 = 60

  /// Returns the first line, without its line end.
  ///
  /// - Parameter path: `-` for standard input.
  /// - Throws: `invalid` for no text, more than one line, or text that is not UTF-8; the errors of
  ///   ``bytes(of:)``. The invalid text is not quoted.
  static func line(of path: String) throws(PentadError) -> String {
    guard let text = String(validating: try bytes(of: path), as: UTF8.self) else {
      throw PentadError(.invalid, "\(name(path)) is not a text in UTF-8")
    }
    let lines = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let line = lines.first, !line.isEmpty, lines.count == 1 || lines[1].isEmpty else {
      throw PentadError(.invalid, "\(name(path)) must contain one line")
    }
    return String(line)
  }

  /// Returns all bytes.
  ///
  /// - Throws: `notFound` for a file that cannot be opened; `invalid` for a folder, a device and
  ///   more than ``limit`` bytes; `timedOut` for a pipe without data for a minute; `storage` for
  ///   another failure.
  static func bytes(of path: String) throws(PentadError) -> [UInt8] {
    if path == "-" {
      return try collect(path) { () throws(PentadError) in try StandardInput.nextPart() }
    }
    // The call does not wait for a pipe without a writer, and does not make a terminal the
    // controlling one.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else {
      throw PentadError(.notFound, "\(name(path)) cannot be opened: \(reason)")
    }
    defer { close(file) }
    try check(file, path)
    return try collect(path) { () throws(PentadError) in try part(of: file, path) }
  }

  private static func check(_ file: Int32, _ path: String) throws(PentadError) {
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw PentadError(.storage, "\(name(path)) cannot be read: \(reason)")
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      if status.st_mode & 0o077 != 0 {
        note(
          "\(name(path)) can be read by other users: run "
            + "chmod 600 on it")
      }
    case S_IFIFO, S_IFSOCK: break
    default: throw PentadError(.invalid, "\(name(path)) is neither a file nor a pipe")
    }
  }

  private static func collect(
    _ path: String, _ next: () throws(PentadError) -> ArraySlice<UInt8>
  ) throws(PentadError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let part = try next()
      if part.isEmpty { return bytes }
      bytes += part
      guard bytes.count <= limit else {
        throw PentadError(.invalid, "\(name(path)) has more than \(limit) bytes")
      }
    }
  }

  private static func part(
    of file: Int32, _ path: String
  ) throws(PentadError) -> ArraySlice<UInt8> {
    var one = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    var part = [UInt8](repeating: 0, count: limit + 1)
    while true {
      guard poll(&one, 1, patience * 1_000) != 0 else {
        throw PentadError(.timedOut, "\(name(path)) had no data for \(patience) seconds")
      }
      let count = read(file, &part, part.count)
      if count >= 0 { return part.prefix(count) }
      guard errno == EINTR || errno == EAGAIN else {
        throw PentadError(.storage, "\(name(path)) cannot be read: \(reason)")
      }
    }
  }

  private static func name(_ path: String) -> String {
    path == "-" ? "standard input" : "the file \(path)"
  }

  private static var reason: String { String(cString: strerror(errno)) }
}
