import PentadCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads standard input in lines or parts of bytes. Bytes that are not UTF-8 are passed through
/// unchanged.
///
/// It does not use `getchar()`. While that function waits, it holds a lock that newer C libraries
/// take in `exit()`, so a signal would have to wait for it.
enum StandardInput {
  /// The maximum length of a line, longer than the input of any command.
  static let longestLine = 1 << 20

  /// The bytes that were read after the last line.
  private static let ahead = Lock<ArraySlice<UInt8>>([])

  /// Returns the next line without its line feed, or carriage return and line feed; `nil` at the
  /// end. A line longer than ``longestLine`` is truncated, but remains longer than this limit.
  ///
  /// - Throws: `storage` when standard input cannot be read.
  static func nextLine() throws(PentadError) -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      let part = try nextPart()
      guard !part.isEmpty else { return line.isEmpty ? nil : line }
      let end = part.firstIndex(of: 10)
      line += part[..<(end ?? part.endIndex)].prefix(max(0, longestLine + 2 - line.count))
      if let end {
        ahead.withLock { [rest = part[(end + 1)...]] in $0 = rest }
        return line.last == 13 ? line.dropLast() : line
      }
    }
  }

  /// Returns the available or next bytes after the last line or part; empty at the end.
  ///
  /// - Throws: `storage` when standard input cannot be read; `cancelled` when a signal ends the
  ///   wait.
  static func nextPart() throws(PentadError) -> ArraySlice<UInt8> {
    let rest = ahead.withLock { ahead in
      defer { ahead = [] }
      return ahead
    }
    guard rest.isEmpty else { return rest }
    var part = [UInt8](repeating: 0, count: 1 << 16)
    let count = whenReady(STDIN_FILENO, for: POLLIN) { read(STDIN_FILENO, &part, part.count) }
    guard let count else {
      throw PentadError(.cancelled, "interrupted while it waited for standard input")
    }
    guard count >= 0 else {
      let reason = String(cString: strerror(errno))
      throw PentadError(.storage, "standard input cannot be read: \(reason)")
    }
    return part.prefix(count)
  }
}
