/// Unescaped HTML in feeds: tags of HTML and of feeds whose end tags may be missing.
enum UnescapedHTML {
  /// Void elements. `link`, `source` and similar ones have content in feeds and are not included.
  private static let voids: Set<String> = ["area", "br", "col", "hr", "img", "input", "wbr"]
  /// Elements that end a preceding element of the same name.
  private static let siblings: Set<String> = ["dd", "dt", "li", "option", "p", "td", "th", "tr"]
  private static let entries: Set<String> = ["entry", "item"]
  /// Elements of entries that contain text.
  private static let leaves: Set<String> = [
    "author", "category", "comments", "content:encoded", "description", "guid", "id", "link",
    "pubDate", "published", "source", "summary", "title", "updated",
  ]
  private static let longest = 6

  /// Returns true if the text after a start tag is needed to classify the tag and has not arrived
  /// yet.
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

  /// Returns true if an element is void. It is not if its end tag follows, as XHTML permits:
  /// `<br></br>`.
  static func isVoid(
    _ name: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>, from end: Int
  ) -> Bool {
    guard name.count <= longest, voids.contains(String(decoding: name, as: UTF8.self)) else {
      return false
    }
    let endTag = text[end...].prefix(name.count + 2)
    return !endTag.elementsEqual(Array("</".utf8) + Array(name))
  }

  /// Returns the index of the outermost open element that a start tag closes; nil if it closes
  /// none.
  ///
  /// A paragraph closes the one before it. An entry closes the one before it, including an open
  /// text, but only if an element follows: `the <item> tag` is text.
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
