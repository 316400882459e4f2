import PentadCore

/// Reads the text of HTML, as far as possible without building its tree.
struct MarkupReader {
  private let bytes: [UInt8]
  private var place = 0
  private(set) var writer = MarkupWriter()
  private(set) var anchors: [TextLink] = []
  /// The target of the open anchor, and the start of its text.
  private var anchor: (target: String, start: Int)?
  /// Endings that the rest of the text does not contain, so that each is searched for once.
  private var missing: Set<String> = []
  private let hasLayout: Bool
  /// Elements that are not part of HTML.
  private let others: Set<String>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    others = MarkupTag.others(in: bytes)
    hasLayout = Self.tags(in: bytes).contains {
      $0.name == "br" || MarkupTag.blocks.contains($0.name)
    }
    writer.keepsLines = !hasLayout
  }

  /// True if a text is HTML: it contains a character reference, an end tag, or an element without
  /// an end tag. `<b>` alone may be the subject of the text.
  static func isMarkup(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains {
      bytes[$0] == UInt8(ascii: "&") && CharacterReference.read(bytes, at: $0) != nil
    }
      || tags(in: bytes).contains { tag in
        // `a<p and q>b` contains no tag.
        tag.isEnd
          || MarkupTag.openEnded.contains(tag.name)
            && (bytes[tag.attributes].contains(UInt8(ascii: "="))
              || bytes[tag.attributes].allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: "/") })
      }
  }

  private static func tags(in bytes: [UInt8]) -> some Sequence<MarkupTag> {
    bytes.indices.lazy.filter { bytes[$0] == UInt8(ascii: "<") }
      .compactMap { MarkupTag.read(bytes, at: $0) }
  }

  /// Writes the whole text.
  mutating func read() {
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "<"), passMarkup() { continue }
      if byte == UInt8(ascii: "&"),
        let (character, length) = CharacterReference.read(bytes, at: place, isClosed: false)
      {
        writer.add(character)
        place += length
        continue
      }
      writer.add(byte)
      place += 1
    }
    endAnchor()
  }

  /// Skips a tag, a comment or a declaration; returns false if there is none.
  private mutating func passMarkup() -> Bool {
    if let tag = MarkupTag.read(bytes, at: place, others: others) {
      place = tag.end
      pass(tag)
      return true
    }
    // The start of a comment may also end it: `<!-->`.
    let isComment = MarkupDeclaration.isComment(bytes, at: place)
    guard
      let end = isComment
        ? end(of: "-->", from: place + 2) : MarkupDeclaration.end(bytes, at: place)
    else { return false }
    place = end
    return true
  }

  private mutating func pass(_ tag: MarkupTag) {
    switch tag.name {
    case "a":
      endAnchor()
      if !tag.isEnd, let target = tag.value(of: "href", in: bytes) {
        anchor = (target, writer.place)
      }
    case "br": writer.addLine()
    case "td", "th": writer.addSpace()
    // The alternative text of an image replaces it: a formula, or the text of a link.
    case "img": writer.add(text: tag.value(of: "alt", in: bytes) ?? "")
    case "sup":
      if !tag.isEnd, let (text, end) = Superscript.read(bytes, at: place) {
        writer.add(text: text)
        place = end
      }
    case "script", "style":
      let ending = "</" + tag.name
      if !tag.isEnd, let end = end(of: ending, from: place) { place = end - ending.utf8.count }
    case let name where MarkupTag.blocks.contains(name):
      writer.endBlock(isParagraph: name == "p")
      if name == "pre" {
        writer.keepsLines = !tag.isEnd || !hasLayout
        writer.keepsSpaces = !tag.isEnd
      }
    default: break
    }
  }

  private mutating func endAnchor() {
    guard let (target, start) = anchor else { return }
    anchor = nil
    guard let range = writer.words(from: start) else { return }
    if let link = TextLink(target: target, range: range) { anchors.append(link) }
  }

  /// Returns the start of the text after an ending, in any case; nil when there is none.
  private mutating func end(of ending: String, from start: Int) -> Int? {
    guard !missing.contains(ending) else { return nil }
    let pattern = Array(ending.utf8)
    var place = start
    while place + pattern.count <= bytes.count {
      if bytes[place] == pattern[0],
        pattern.indices.allSatisfy({ Self.lowercased(bytes[place + $0]) == pattern[$0] })
      {
        return place + pattern.count
      }
      place += 1
    }
    missing.insert(ending)
    return nil
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}

extension TextLink {
  /// Creates the link of an anchor; nil for an address that is neither a page nor a mailbox, such
  /// as `#top`, `notes.pdf` and `javascript:…`.
  fileprivate init?(target: String, range: Range<Int>) {
    let address = target.filter { !$0.isNewline && $0 != "\t" }
      .trimmingSpaces
    let name = address.lowercased()
    if name.hasPrefix("mailto:") {
      self.init(kind: .mail, range: range, target: address)
    } else if name.hasPrefix("http://") || name.hasPrefix("https://") {
      self.init(kind: .page, range: range, target: address.replacing(" ", with: "%20"))
    } else if name.hasPrefix("//") {
      self.init(kind: .page, range: range, target: "https:" + address)
    } else if name.hasPrefix("www.") {
      self.init(kind: .page, range: range, target: "http://" + address)
    } else {
      return nil
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
