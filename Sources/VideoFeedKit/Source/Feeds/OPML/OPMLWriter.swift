import PentadCore

extension OPMLDocument {
  /// The list as OPML 2.0, in UTF-8. Reading it gives the same list, but for a title that is the address of
  /// its feed: that is none.
  package var xml: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opml version=\"2.0\">\n  <head>\n"
    if let title { text += "    <title>\(Self.escaped(title))</title>\n" }
    if let created { text += "    <dateCreated>\(FeedDate.text(created))</dateCreated>\n" }
    text += "  </head>\n  <body>\n"
    Self.write(outlines, indent: "    ", to: &text)
    return text + "  </body>\n</opml>\n"
  }

  /// Outlines come from a list that was read, or from subscriptions: neither is deeper than is read.
  private static func write(_ outlines: [OPMLOutline], indent: String, to text: inout String) {
    for outline in outlines {
      text += "\(indent)<outline"
      // Without a text an outline is not valid.
      let title = outline.title ?? outline.feed ?? ""
      if outline.feed != nil { add("type", "rss", to: &text) }
      add("text", title, to: &text)
      if outline.title != nil, outline.feed != nil { add("title", title, to: &text) }
      if let feed = outline.feed { add("xmlUrl", feed, to: &text) }
      if let page = outline.page { add("htmlUrl", page, to: &text) }
      if !outline.categories.isEmpty {
        add("category", outline.categories.joined(separator: ","), to: &text)
      }
      write(outline.attributes, to: &text)
      if outline.outlines.isEmpty {
        text += "/>\n"
      } else {
        text += ">\n"
        write(outline.outlines, indent: indent + "  ", to: &text)
        text += "\(indent)</outline>\n"
      }
    }
  }

  /// What other programs have written, each prefix with what it stands for.
  private static func write(_ attributes: [OPMLAttribute], to text: inout String) {
    var declared: [Substring: String] = [:]
    for attribute in attributes {
      if let namespace = attribute.namespace {
        let prefix = attribute.name.prefix { $0 != ":" }
        guard declared[prefix, default: namespace] == namespace else { continue }
        if declared.updateValue(namespace, forKey: prefix) == nil {
          add("xmlns:\(prefix)", namespace, to: &text)
        }
      }
      add(attribute.name, attribute.value, to: &text)
    }
  }

  private static func add(_ name: String, _ value: String, to text: inout String) {
    text += " \(name)=\"\(escaped(value))\""
  }

  /// Text as it may stand in an element and in an attribute. Characters that XML does not have become
  /// spaces.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += "&#\(character.value);"
      case "\0"..."\u{1f}", "\u{fffe}", "\u{ffff}": escaped += " "
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}

extension FeedDate {
  /// A moment as RFC 822 writes it, in UTC: `Sat, 01 Aug 2026 12:30:15 GMT`.
  static func text(_ milliseconds: Int64) -> String {
    let (date, time) = CivilDate.split(milliseconds)
    let weekday = weekdays[(date.julianDayNumber % 7 + 7) % 7]
    let seconds = time / 1_000
    let parts = [date.day, seconds / 3_600, seconds / 60 % 60, seconds % 60].map {
      $0 < 10 ? "0\($0)" : "\($0)"
    }
    let year = String(repeating: "0", count: max(0, 4 - "\(date.year)".count)) + "\(date.year)"
    return "\(weekday), \(parts[0]) \(months[date.month - 1]) \(year) "
      + "\(parts[1]):\(parts[2]):\(parts[3]) GMT"
  }

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
