import PentadCore

/// RSS in JSON (http://scripting.com/code/rssinjson). The elements and attributes of RSS 2.0 are
/// members of objects.
extension JSONFeedReader {
  mutating func readRSS(_ json: inout JSONReader) throws(PentadError) {
    guard try json.isObject() else { return }
    isRSS = true
    feed.format = .rss
    try json.object { json, name throws(PentadError) in
      if name.string == "channel", try json.peek() == .object {
        try json.object { json, name throws(PentadError) in
          try readChannel(name.string, &json)
        }
      } else {
        try json.skip()
      }
    }
  }

  private mutating func readChannel(
    _ name: String, _ json: inout JSONReader
  ) throws(PentadError) {
    switch name {
    case "title": feed.title = try value(&json).flatMap(line)
    case "description": feed.summary = try value(&json).flatMap(paragraphs)
    case "link": feed.page = try value(&json).flatMap(resolved)
    case "language": feed.language = try value(&json)
    case "ttl": feed.timeToLive = try value(&json).flatMap { Int($0) }
    case "image": feed.image = try object(&json)["url"].flatMap(resolved) ?? feed.image
    case "pubDate", "lastBuildDate":
      feed.updated = try value(&json).flatMap(FeedDate.milliseconds) ?? feed.updated
    case "item":
      switch try json.peek() {
      case .object: feed.entries.append(try readRSSItem(&json))
      case .array: try addItems(&json)
      default: try json.skip()
      }
    default: try json.skip()
    }
  }

  func readRSSItem(_ json: inout JSONReader) throws(PentadError) -> ParsedEntry {
    var draft = FeedEntryDraft()
    try json.object { json, name throws(PentadError) in
      switch name {
      case "title": draft.entry.title = try value(&json).flatMap(line)
      case "link": draft.entry.page = try value(&json).flatMap(resolved)
      case "description": draft.entry.summary = try value(&json).flatMap(paragraphs)
      case "content:encoded": draft.content = try value(&json).flatMap(paragraphs)
      case "pubDate": draft.entry.published = try value(&json).flatMap(FeedDate.milliseconds)
      case "author":
        draft.entry.authors = try value(&json).map { [ParsedPerson(rss: $0)] } ?? []
      case "comments": draft.entry.commentsPage = try value(&json).flatMap(resolved)
      case "category":
        draft.entry.categories += try values(&json).prefix(limits.list).compactMap(line)
      case "guid":
        let guid = try object(&json)
        draft.id = guid["#value"]
        if guid["isPermaLink"]?.lowercased() != "false" {
          draft.secondPage = draft.id.flatMap { FeedAddress.resolve($0, base: nil) }
        }
      case "enclosure": try addEnclosures(&json, to: &draft.entry)
      case "itunes:duration":
        draft.entry.duration = try value(&json).flatMap { text in
          Array(text.utf8).withUnsafeBufferPointer { FeedDuration.milliseconds($0) }
        }
      default: try json.skip()
      }
    }
    return draft.finished()
  }

  private func addEnclosures(
    _ json: inout JSONReader, to entry: inout ParsedEntry
  ) throws(PentadError) {
    var found: [[String: String]] = []
    if try json.peek() == .array {
      try json.array { json throws(PentadError) in found.append(try object(&json)) }
    } else {
      found = [try object(&json)]
    }
    for members in found.prefix(limits.list) {
      guard let address = members["url"].flatMap(resolved) else { continue }
      entry.enclosures.append(
        ParsedEnclosure(
          address: address, type: members["type"].flatMap(FeedMediaType.read),
          length: members["length"].flatMap { Int64($0) }))
    }
  }

  /// Reads the members of an object as texts. A plain text becomes the member `#value`, like the
  /// text of an element.
  private func object(_ json: inout JSONReader) throws(PentadError) -> [String: String] {
    guard try json.peek() == .object else {
      return try json.text().map { ["#value": $0] } ?? [:]
    }
    var members: [String: String] = [:]
    try json.object { json, name throws(PentadError) in
      let name = name.string
      members[name] = try json.scalar()
    }
    return members
  }

  private func value(_ json: inout JSONReader) throws(PentadError) -> String? {
    try object(&json)["#value"]
  }

  private func values(_ json: inout JSONReader) throws(PentadError) -> [String] {
    guard try json.peek() == .array else { return try value(&json).map { [$0] } ?? [] }
    var values: [String] = []
    try json.array { json throws(PentadError) in
      if let value = try value(&json) { values.append(value) }
    }
    return values
  }

  private func line(_ text: String) -> String? { plain(text, .guess, .line, limits.line) }

  private func paragraphs(_ text: String) -> String? {
    plain(text, .html, .paragraphs, limits.paragraphs)
  }

  private func resolved(_ text: String) -> String? { FeedAddress.resolve(text, base: base) }
}

extension JSONReader {
  /// Reads a value with ``text()``, or a Boolean as a word.
  fileprivate mutating func scalar() throws(PentadError) -> String? {
    try peek() == .bool ? (try bool() ? "true" : "false") : try text()
  }
}
