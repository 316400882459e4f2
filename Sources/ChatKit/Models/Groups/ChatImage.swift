/// A picture on a server, in several sizes.
///
/// GroupMe's picture service offers three sizes, selected by a suffix. A picture of another service
/// has only one size; all addresses are then the same.
///
/// C: `pentad_chat_image`.
public struct ChatImage: Hashable, Sendable {
  /// The address of the picture in its original size.
  public let url: String

  /// Creates a picture with an address.
  public init(url: String) { self.url = url }

  /// The address of the picture at 60 × 60 pixels, cropped to a square.
  public var avatar: String { sized("avatar") }
  /// The address of the picture at 200 × 200 pixels, cropped to a square.
  public var preview: String { sized("preview") }
  /// The address of the picture with at most 960 pixels on the longer edge.
  public var large: String { sized("large") }

  /// The width and height in pixels; nil if the address does not contain them.
  public var pixels: (width: Int, height: Int)? {
    let name = fileName
    let numbers = name.prefix { $0 != "." }.split(separator: "x", omittingEmptySubsequences: false)
    guard numbers.count == 2, let width = Int(numbers[0]), let height = Int(numbers[1]),
      width > 0, height > 0
    else { return nil }
    return (width, height)
  }

  private func sized(_ size: String) -> String { isSized ? "\(url).\(size)" : url }

  /// True if the name has the form of GroupMe's service, `200x200.jpeg.0123…`: the pixels, the
  /// format and 32 hexadecimal digits.
  private var isSized: Bool {
    let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
    return pixels != nil && parts.count == 3 && parts[2].utf8.count == 32
      && parts[2].allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  private var fileName: Substring {
    url.lastIndex(of: "/").map { url[url.index(after: $0)...] } ?? url[...]
  }
}
