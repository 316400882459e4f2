/// Finds the embedded content of HTML: pages in frames, and video files.
enum HTMLEmbeds {
  private static let most = 20
  /// The attributes with the address. Lazy-loading scripts use the `data-` ones.
  private static let attributes = ["src", "data-src", "data-lazy-src", "data-litespeed-src"]

  /// Returns the embedded addresses in document order.
  static func addresses(in html: UnsafeBufferPointer<UInt8>, base: FeedBase?) -> [String] {
    var found: [String] = []
    var place = 0
    while found.count < most, let start = html.first(UInt8(ascii: "<"), from: place) {
      place = start + 1
      guard place < html.count, "eiosv".utf8.contains(html[place] | 0x20),
        let tag = HTMLTag.read(html, at: start)
      else { continue }
      place = tag.end
      guard !tag.isEnd, let reference = reference(tag, html),
        let address = resolve(reference, base)
      else { continue }
      found.append(address)
    }
    return found
  }

  private static func reference(
    _ tag: HTMLTag, _ html: UnsafeBufferPointer<UInt8>
  ) -> String? {
    switch tag.name {
    case "embed", "iframe", "source", "video":
      let values = HTMLAttributes(html, tag.attributes)
      return attributes.lazy.compactMap { values[$0] }.first { !$0.isEmpty && $0 != "about:blank" }
    case "object": return HTMLAttributes(html, tag.attributes)["data"]
    default: return nil
    }
  }

  /// Resolves an address. Without a base, `//` means `https`.
  private static func resolve(_ reference: String, _ base: FeedBase?) -> String? {
    let isBare = base == nil && reference.hasPrefix("//")
    return FeedAddress.resolve(isBare ? "https:" + reference : reference, base: base)
  }
}
