#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The styles of text on a terminal, as parameters of SGR (ECMA-48, 8.3.117).
enum Style: String {
  case heading = "1"
  case error = "1;31"
  case note = "1;33"

  /// Returns the text in this style. It is unchanged if the descriptor is no terminal, if `TERM` is
  /// `dumb` or missing, or if `NO_COLOR` is set to any text (no-color.org).
  func text(_ text: String, on descriptor: Int32) -> String {
    guard isatty(descriptor) == 1, Self.isWanted else { return text }
    return "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }

  /// True if the terminal interprets escape sequences: it has a name, and is not `dumb`.
  static var isSupported: Bool { !["", "dumb"].contains(variable("TERM")) }

  private static var isWanted: Bool { isSupported && variable("NO_COLOR").isEmpty }

  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
