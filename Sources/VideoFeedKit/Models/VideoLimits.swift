/// The limits for data that comes from outside.
public enum VideoLimits {
  /// The maximum length of an id, in bytes. Longer ones are rejected.
  public static let id = 2_048
  /// The maximum length of an address, in bytes. Longer ones are rejected.
  public static let url = 4_096
  /// The maximum length of a title or name, in code points. Longer ones are truncated.
  public static let title = 1_000
  /// The maximum length of a description or comment, in code points. Longer ones are truncated.
  public static let text = 100_000
  /// The maximum number of pictures of a video. The rest is left out.
  public static let images = 16
  /// The maximum number of renditions of a video. The rest is left out.
  public static let renditions = 64
  /// The maximum number of broadcasts in a page. The rest is left out.
  public static let broadcasts = 10_000
  /// The maximum number of watched spans of a video. The shortest is dropped.
  public static let spans = 1_000

  /// Trims white space around a text and truncates it to a number of code points; nil if nothing is
  /// left.
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

  /// Returns true if a text has no control characters.
  static func isPlain(_ text: String) -> Bool { !text.utf8.contains { $0 < 0x20 || $0 == 0x7f } }
}
