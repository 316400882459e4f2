import PentadCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard input, a line or a part at a time, as bytes: what is not UTF-8 gets through as it is.
///
/// Not by `getchar()`: while that waits it holds a lock that newer C libraries take in `exit()`, which a
/// signal would then wait for.
enum StandardInput {
  /// What is longer than anything that a command takes.
  static let longestLine = 1 << 20

  /// What was read behind the last line.
  private static let ahead = Lock<ArraySlice<UInt8>>([])

  /// The next line without its line feed, or carriage return and line feed; `nil` at the end. Of a line
  /// longer than ``longestLine`` the rest is left out, and it stays longer than that.
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

  /// What is there, or comes next, behind the last line or part; nothing at the end.
  ///
  /// - Throws: `storage` when standard input cannot be read; `cancelled` when a signal ends the wait.
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
