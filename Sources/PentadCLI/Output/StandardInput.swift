#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard input, a line at a time, as bytes: what is not UTF-8 gets through as it is.
enum StandardInput {
  /// What is longer than anything that a command takes.
  static let longestLine = 1 << 20

  /// The next line without its line feed, or carriage return and line feed; `nil` at the end. Of a line
  /// longer than ``longestLine`` the rest is left out, and it stays longer than that.
  static func nextLine() -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      let byte = getchar()
      if byte == EOF { return line.isEmpty ? nil : line }
      if byte == 10 { return line.last == 13 ? line.dropLast() : line }
      if line.count < longestLine + 2 { line.append(UInt8(truncatingIfNeeded: byte)) }
    }
  }
}
