/// An address in plain text that a screen lets a person open.
///
/// ```swift
/// let link = TextLink.all(in: "See www.mit.edu/18.06.")[0]
/// link.target  // http://www.mit.edu/18.06
/// ```
///
/// C: `pentad_stellar_link`.
public struct TextLink: Hashable, Sendable {
  /// The kind of a link's target.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A web page.
    case page
    /// A mailbox.
    case mail
  }

  /// The kind of the target.
  public let kind: Kind
  /// The range in the text, in bytes of UTF-8.
  public let range: Range<Int>
  /// The address to open: `http`, `https` or `mailto`.
  public let target: String

  /// Finds the addresses in a text, in order and without overlaps.
  ///
  /// An address is a word that begins with `http://`, `https://` or `www.`, or that looks like
  /// `name@host.org`. Trailing punctuation is not part of it. A closing bracket is part of it only
  /// if its opening bracket is.
  ///
  /// C: `pentad_stellar_links_find`.
  public static func all(in text: String) -> [TextLink] {
    let bytes = Array(text.utf8)
    var links: [TextLink] = []
    var place = 0
    while place < bytes.count {
      let end = bytes[place...].firstIndex(where: isBreak) ?? bytes.count
      if place < end { links += Self.links(in: bytes, place..<end) }
      place = end + 1
    }
    return links
  }
}

extension TextLink {
  /// Merges two kinds of links in the order of the text: all anchors, and the written addresses
  /// that overlap none.
  static func merging(_ anchors: [TextLink], _ written: [TextLink]) -> [TextLink] {
    var links: [TextLink] = []
    var rest = anchors[...]
    for link in written {
      while let anchor = rest.first, anchor.range.upperBound <= link.range.lowerBound {
        links.append(rest.removeFirst())
      }
      if let anchor = rest.first, anchor.range.overlaps(link.range) { continue }
      links.append(link)
    }
    return links + rest
  }

  /// Returns the links of one word. A word may contain a page or a mailbox after a bracket or a
  /// colon.
  private static func links(in bytes: [UInt8], _ word: Range<Int>) -> [TextLink] {
    if let start = word.first(where: { beginsPage(bytes, at: $0, in: word) }) {
      let end = trimmedEnd(bytes, start..<word.upperBound)
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      let name = starts(bytes, at: start, with: "www.") ? "http://" + text : text
      return [TextLink(kind: .page, range: start..<end, target: name)]
    }
    guard let at = word.first(where: { bytes[$0] == UInt8(ascii: "@") }) else { return [] }
    let name = bytes[word.lowerBound..<at].reversed().prefix(while: isMailName).count
    let host = bytes[(at + 1)..<word.upperBound].prefix(while: isHost)
    let end = trimmedEnd(bytes, (at + 1)..<host.endIndex)
    let labels = bytes[(at + 1)..<max(end, at + 1)].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard name > 0, labels.count > 1, labels.allSatisfy({ !$0.isEmpty }),
      let last = labels.last, last.count > 1, last.allSatisfy(isLetter)
    else { return [] }
    let range = (at - name)..<end
    let text = String(decoding: bytes[range], as: UTF8.self)
    return [TextLink(kind: .mail, range: range, target: "mailto:" + text)]
  }

  private static func beginsPage(_ bytes: [UInt8], at place: Int, in word: Range<Int>) -> Bool {
    if place > word.lowerBound, isLetter(bytes[place - 1]) || isDigit(bytes[place - 1]) {
      return false
    }
    return ["http://", "https://", "www."].contains { prefix in
      let rest = place + prefix.utf8.count
      return starts(bytes, at: place, with: prefix) && rest < word.upperBound
        && (isLetter(bytes[rest]) || isDigit(bytes[rest]) || bytes[rest] >= 0x80)
    }
  }

  private static func starts(_ bytes: [UInt8], at place: Int, with prefix: String) -> Bool {
    bytes[place...].prefix(prefix.utf8.count).map(ClassNumber.uppercased)
      .elementsEqual(prefix.utf8.map(ClassNumber.uppercased))
  }

  /// Returns the end of an address without trailing punctuation. A closing bracket remains if its
  /// opening bracket is inside.
  private static func trimmedEnd(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    // The number of brackets before the end, by kind.
    var counts: [UInt8: Int] = [:]
    for byte in bytes[range] where "()[]{}".utf8.contains(byte) { counts[byte, default: 0] += 1 }
    var end = range.upperBound
    while end > range.lowerBound {
      let last = bytes[end - 1]
      let opening: UInt8? =
        switch last {
        case UInt8(ascii: ")"): UInt8(ascii: "(")
        case UInt8(ascii: "]"): UInt8(ascii: "[")
        case UInt8(ascii: "}"): UInt8(ascii: "{")
        default: nil
        }
      if let opening {
        if counts[opening, default: 0] >= counts[last, default: 0] { return end }
        counts[last, default: 0] -= 1
      } else if !".,;:!?'*_".utf8.contains(last) {
        return end
      }
      end -= 1
    }
    return end
  }

  private static func isBreak(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x7f || "<>\"`|\\^".utf8.contains(byte)
  }

  private static func isMailName(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || "._%+-".utf8.contains(byte)
  }

  private static func isHost(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(ClassNumber.uppercased(byte))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { NumericOrder.isDigit(byte) }
}
