/// Content after the end of the root: entries that a program appended to a finished document,
/// warnings, comments of a cache.
extension XMLMarkupPass {
  /// Postpones the end of the root, if the closing element is a root that entries may follow.
  ///
  /// - Parameter place: the index of the element among the open ones.
  /// - Returns: true if the element stays open.
  mutating func holdRoot(_ place: Int) -> Bool {
    guard place == 0, Self.entryName(ofRoot: markup.names[0]) != nil else { return false }
    markup.isBehindRoot = true
    markup.state = .end
    return true
  }

  /// Closes the root at the end of the text, if its end was postponed.
  mutating func closeRoot() {
    switch markup.state {
    case .end, .endComment: break
    default: return
    }
    guard markup.isBehindRoot, markup.names.count == 1 else { return }
    let tag = Array("</".utf8) + markup.names[0] + [UInt8(ascii: ">")]
    replace(place..<place, with: tag)
    markup.names.removeAll(from: 0)
  }

  /// Reads up to the next entry and drops the text before it.
  mutating func readRest() -> Bool {
    guard markup.isBehindRoot, let entry = Self.entryName(ofRoot: markup.names[0]) else {
      place = text.count
      return true
    }
    let tag = text.first(UInt8(ascii: "<"), from: place) ?? text.count
    note(text[place..<tag].contains { $0 > 0x20 })
    drop(to: tag)
    guard tag < text.count else { return true }
    // The tag of the entry, plus the byte after its name.
    guard isLast || text.count - tag > entry.count + 1 else { return false }
    if text.has("<!--", at: tag) {
      drop(to: tag + 4)
      markup.state = .endComment
    } else if begins(entry, at: tag) {
      markup.faults &+= 1
      markup.state = .content
    } else {
      note(true)
      drop(to: tag + 1)
    }
    return true
  }

  mutating func readRestOfComment() -> Bool {
    if let end = text.first("-->", from: place) {
      drop(to: end + 3)
      markup.state = .end
      return true
    }
    drop(to: isLast ? text.count : max(place, text.count - 2))
    return isLast
  }

  private mutating func drop(to end: Int) {
    replace(place..<end, with: [])
    place = end
  }

  /// Counts unexpected content after the root as a single fault.
  private mutating func note(_ isWrong: Bool) {
    guard isWrong, !markup.sawRest else { return }
    markup.sawRest = true
    markup.faults &+= 1
  }

  /// Returns true if the start tag of an element is at an offset.
  private func begins(_ name: [UInt8], at tag: Int) -> Bool {
    let end = tag + 1 + name.count
    guard end < text.count else { return false }
    return text[(tag + 1)..<end].elementsEqual(name) { $0 | 0x20 == $1 }
      && !XMLNameByte.mayFollow(text[end])
  }

  /// Returns the name of a document's entries in lower case, given the name of its root; nil for a
  /// root without entries.
  private static func entryName(ofRoot root: ArraySlice<UInt8>) -> [UInt8]? {
    let parts = String(decoding: root, as: UTF8.self).lowercased().split(separator: ":")
    let prefix = parts.count > 1 ? "\(parts[0]):" : ""
    switch parts.last ?? "" {
    case "rss", "rdf", "channel": return Array("item".utf8)
    case "feed": return Array("\(prefix)entry".utf8)
    case "opml": return Array("outline".utf8)
    default: return nil
    }
  }
}
