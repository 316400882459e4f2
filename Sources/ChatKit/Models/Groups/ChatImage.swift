/// A picture on a server, and the sizes in which it can be had.
///
/// GroupMe's picture service gives three sizes by a suffix. Pictures of other services have one size
/// alone, which then stands for all.
///
/// C: `pentad_chat_image`.
public struct ChatImage: Hashable, Sendable {
  /// The address of the picture as it was put there.
  public let url: String

  /// The picture at an address.
  public init(url: String) { self.url = url }

  /// The address of the picture at 60 × 60 pixels, cut to a square.
  public var avatar: String { sized("avatar") }
  /// The address of the picture at 200 × 200 pixels, cut to a square.
  public var preview: String { sized("preview") }
  /// The address of the picture at most 960 pixels long on the longer edge.
  public var large: String { sized("large") }

  /// How wide and high the picture is, in pixels, where the address tells it.
  public var pixels: (width: Int, height: Int)? {
    let name = fileName
    let numbers = name.prefix { $0 != "." }.split(separator: "x", omittingEmptySubsequences: false)
    guard numbers.count == 2, let width = Int(numbers[0]), let height = Int(numbers[1]),
      width > 0, height > 0
    else { return nil }
    return (width, height)
  }

  private func sized(_ size: String) -> String { isSized ? "\(url).\(size)" : url }

  /// The service's names are `200x200.jpeg.0123…`: the pixels, the form, and 32 hexadecimal digits.
  private var isSized: Bool {
    let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
    return pixels != nil && parts.count == 3 && parts[2].utf8.count == 32
      && parts[2].allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  private var fileName: Substring {
    url.lastIndex(of: "/").map { url[url.index(after: $0)...] } ?? url[...]
  }
}
