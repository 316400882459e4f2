/// Finds the beginning of a document. Server programs may write warnings, blank lines and byte
/// order marks before it.
enum FeedFront {
  enum Found: Equatable {
    /// An XML document that begins at this offset. The text before it is skipped.
    case xml(Int)
    case json(Int)
    case nothing
    /// More data is needed.
    case unfinished
  }

  /// The number of bytes to search for the beginning.
  static let longest = 64 << 10
  private static let pageMarks = ["<!doctype html", "<html", "<head", "<body", "<script"]
  private static let roots = ["<rss", "<feed", "<rdf:rdf", "<rdf ", "<opml", "<channel>"]

  /// - Parameter isLast: true if no more text follows.
  static func find(in text: UnsafeBufferPointer<UInt8>, isLast: Bool) -> Found {
    let start = blankLength(text)
    let isLast = isLast || text.count - start >= longest
    guard text.count - start >= 16 || isLast else { return .unfinished }
    guard start < text.count else { return .nothing }
    if text[start] == UInt8(ascii: "{") { return .json(start) }
    let begins = { (mark: String) in starts(text, with: mark, at: start) }
    if begins("<?") || begins("<!doctype") || (roots + pageMarks).contains(where: begins) {
      return .xml(start)
    }
    let page = pageMarks.lazy.compactMap { place(of: $0, in: text, from: start) }.min()
    if let declared = place(of: "<?xml ", in: text, from: start), declared < page ?? .max {
      return .xml(declared)
    }
    guard isLast else { return .unfinished }
    let isMarkup = text[start] == UInt8(ascii: "<")
    if page == nil, !begins("<!--") {
      if let root = roots.lazy.compactMap({ place(of: $0, in: text, from: start) }).min() {
        return .xml(root)
      }
      if let json = json(in: text, from: start) { return .json(json) }
    }
    return isMarkup ? .xml(start) : .nothing
  }

  /// Returns the length of leading white space and byte order marks.
  private static func blankLength(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var place = 0
    while place < text.count {
      if text[place] <= 0x20 {
        place += 1
      } else if text.has("\u{feff}", at: place) {
        place += 3
      } else {
        break
      }
    }
    return place
  }

  private static func json(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var next = start
    while let place = text.first(UInt8(ascii: "{"), from: next) {
      if let inner = text.firstIndex(from: place + 1, where: { $0 > 0x20 }),
        text[inner] == UInt8(ascii: "\"")
      {
        return place
      }
      next = place + 1
    }
    return nil
  }

  private static func place(
    of mark: String, in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    var next = start
    let limit = min(text.count, start + longest)
    while let place = text.first(UInt8(ascii: "<"), from: next, to: limit) {
      if starts(text, with: mark, at: place) { return place }
      next = place + 1
    }
    return nil
  }

  /// Returns true if the text at an offset matches a mark, ignoring case. The mark is in lower
  /// case.
  private static func starts(
    _ text: UnsafeBufferPointer<UInt8>, with mark: String, at start: Int
  ) -> Bool {
    text[start...].prefix(mark.utf8.count).elementsEqual(mark.utf8) { byte, expected in
      byte == expected || (byte | 0x20 == expected && expected &- UInt8(ascii: "a") < 26)
    }
  }
}
