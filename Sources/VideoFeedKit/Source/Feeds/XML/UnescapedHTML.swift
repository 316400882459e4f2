/// The tags of HTML, and those of feeds, whose end tags may be missing.
enum UnescapedHTML {
  /// Elements without content. `link`, `source` and the like have some in feeds.
  private static let voids: Set<String> = ["area", "br", "col", "hr", "img", "input", "wbr"]
  /// Elements that end the one before them.
  private static let siblings: Set<String> = ["dd", "dt", "li", "option", "p", "td", "th", "tr"]
  private static let entries: Set<String> = ["entry", "item"]
  /// Elements of entries that have text.
  private static let leaves: Set<String> = [
    "author", "category", "comments", "content:encoded", "description", "guid", "id", "link",
    "pubDate", "published", "source", "summary", "title", "updated",
  ]
  private static let longest = 6

  /// Whether what follows a start tag has to be seen to know what it is, and has not come.
  static func needsMore(
    _ name: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>, from end: Int
  ) -> Bool {
    guard name.count <= longest else { return false }
    let word = String(decoding: name, as: UTF8.self)
    if voids.contains(word) { return text.count - end < name.count + 2 }
    guard entries.contains(word) else { return false }
    guard let next = text.firstIndex(from: end, where: { $0 > 0x20 }) else { return true }
    return next + 1 == text.count
  }

  /// Whether an element has no content: XHTML may write `<br></br>`.
  static func isVoid(
    _ name: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>, from end: Int
  ) -> Bool {
    guard name.count <= longest, voids.contains(String(decoding: name, as: UTF8.self)) else {
      return false
    }
    let endTag = text[end...].prefix(name.count + 2)
    return !endTag.elementsEqual(Array("</".utf8) + Array(name))
  }

  /// The place of the first open element that a start tag ends; nil when it ends none.
  ///
  /// A paragraph ends the one before it. An entry ends the one before it, and its text, when an element
  /// follows: `the <item> tag` is text.
  static func firstClosed(
    by name: UnsafeBufferPointer<UInt8>, in names: XMLNameStack,
    _ text: UnsafeBufferPointer<UInt8>, from end: Int
  ) -> Int? {
    guard name.count <= longest, !names.isEmpty else { return nil }
    let word = String(decoding: name, as: UTF8.self)
    if siblings.contains(word) { return names.isLast(name) ? names.count - 1 : nil }
    guard entries.contains(word),
      let other = (0..<names.count).last(where: { names[$0].elementsEqual(name) }),
      let next = text.firstIndex(from: end, where: { $0 > 0x20 }), next + 1 < text.count,
      text[next] == UInt8(ascii: "<"), text[next + 1] != UInt8(ascii: "/")
    else { return nil }
    let inside = (other + 1..<names.count).map { String(decoding: names[$0], as: UTF8.self) }
    let isText = inside.isEmpty || leaves.contains(inside[0])
    return isText && inside.dropFirst().allSatisfy(HTMLTagNames.all.contains) ? other : nil
  }
}
