/// How much of what comes from outside is kept.
public enum VideoLimits {
  /// Bytes of an id; a longer one is none.
  public static let id = 2_048
  /// Bytes of an address; a longer one is none.
  public static let url = 4_096
  /// Code points of a title or a name; the rest is cut off.
  public static let title = 1_000
  /// Code points of a description or a comment; the rest is cut off.
  public static let text = 100_000
  /// Pictures of a video; the rest is left out.
  public static let images = 16
  /// Renditions of a video; the rest is left out.
  public static let renditions = 64
  /// Broadcasts of a page; the rest is left out.
  public static let broadcasts = 10_000
  /// Intervals of a video that were watched; the shortest is forgotten.
  public static let spans = 1_000

  /// A text without the white space around it and what is over a number of code points; nil when nothing
  /// is left.
  static func cut(_ text: String?, to limit: Int) -> String? {
    guard let text else { return nil }
    var rest = text.unicodeScalars[...]
    if text.utf8.count <= limit, !isSpace(rest.first), !isSpace(rest.last) {
      return rest.isEmpty ? nil : text
    }
    while isSpace(rest.first) { rest.removeFirst() }
    rest = rest.prefix(limit)
    while isSpace(rest.last) { rest.removeLast() }
    return rest.isEmpty ? nil : String(rest)
  }

  private static func isSpace(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, !(0x21...0x7e).contains(scalar.value) else { return false }
    return scalar.properties.isWhitespace
  }

  static func isID(_ text: String) -> Bool {
    (1...id).contains(text.utf8.count) && isPlain(text)
  }

  /// Whether a text has no control characters.
  static func isPlain(_ text: String) -> Bool { !text.utf8.contains { $0 < 0x20 || $0 == 0x7f } }
}
