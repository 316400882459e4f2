import PentadCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard input, a line at a time, as bytes: what is not UTF-8 gets through as it is.
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
    var part = ahead.withLock { $0 }
    repeat {
      let end = part.firstIndex(of: 10)
      line += part[..<(end ?? part.endIndex)].prefix(max(0, longestLine + 2 - line.count))
      if let end {
        ahead.withLock { [rest = part[(end + 1)...]] in $0 = rest }
        return line.last == 13 ? line.dropLast() : line
      }
      part = try nextPart()
    } while !part.isEmpty
    ahead.withLock { $0 = [] }
    return line.isEmpty ? nil : line
  }

  /// What is there, or comes next; nothing at the end.
  private static func nextPart() throws(PentadError) -> ArraySlice<UInt8> {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    let count = whenReady(STDIN_FILENO, for: POLLIN) { read(STDIN_FILENO, &part, part.count) }
    guard count >= 0 else {
      let reason = String(cString: strerror(errno))
      throw PentadError(.storage, "standard input cannot be read: \(reason)")
    }
    return part.prefix(count)
  }
}
