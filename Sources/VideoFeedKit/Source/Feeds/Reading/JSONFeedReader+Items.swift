import PentadCore

/// Item lists. A damaged item does not affect the others.
extension JSONFeedReader {
  /// The maximum number of searches for the next item. Each search scans the rest of the text.
  private static let mostSearches = 16

  /// Reads a list of items and adds them. Items that had to be repaired or left out count as
  /// faults.
  mutating func addItems(_ json: inout JSONReader) throws(PentadError) {
    var hidden: [ArraySlice<UInt8>] = []
    var found: ParsedEntry?
    var attempts = 0
    var result = Result<Void, PentadError>.success(())
    do throws(PentadError) {
      try json.items(
        { json throws(PentadError) in
          found = nil
          attempts += 1
          // An item beyond the limit shows that there are more.
          guard feed.entries.count <= limits.entries, try json.peek() == .object else {
            return try json.skip()
          }
          found = try isRSS ? readRSSItem(&json) : readItem(&json)
        },
        taken: {
          if let found { feed.entries.append(found) }
          if attempts > 1 { feed.faults += 1 }
          attempts = 0
        },
        unreadable: { item in
          feed.faults += 1
          attempts = 0
          // If a bracket is missing, the next items look like parts of this one.
          if item.raw.nextItem != nil { hidden.append(Array(item.raw)[...]) }
        })
    } catch {
      result = .failure(error)
    }
    for items in hidden { addHiddenItems(in: items) }
    try result.get()
  }

  /// Resumes at the next item, after damage that hides the end of the current one.
  mutating func addHiddenItems(in bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while searches < Self.mostSearches, let next = rest.nextItem {
      searches += 1
      let list = [UInt8(ascii: "[")] + rest[next...]
      do throws(PentadError) {
        return try JSONReader.read(list) { json throws(PentadError) in try addItems(&json) }
      } catch {
        // Text after the end of the list is also reported as an error.
        rest = rest[min(next + max((error.offset ?? list.count) - 1, 1), rest.endIndex)...]
      }
    }
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// The offset of the next item of a list, after the first byte. An item is an object after a
  /// comma, and begins with a member that nested objects do not begin with.
  fileprivate var nextItem: Int? {
    var last: UInt8 = 0
    var place = startIndex
    while place < endIndex {
      let byte = self[place]
      if byte == UInt8(ascii: "{"), last == UInt8(ascii: ","), place > startIndex,
        beginsItem(behind: place)
      {
        return place
      }
      if byte > 0x20 { last = byte }
      place += 1
    }
    return nil
  }

  private func beginsItem(behind brace: Int) -> Bool {
    let rest = self[(brace + 1)...].drop { $0 <= 0x20 }
    guard rest.first == UInt8(ascii: "\"") else { return false }
    let name = rest.dropFirst().prefix(16).prefix { $0 != UInt8(ascii: "\"") }
    return ["id", "title", "guid", "link", "pubDate", "content_html", "date_published"]
      .contains { name.elementsEqual($0.utf8) }
  }
}
