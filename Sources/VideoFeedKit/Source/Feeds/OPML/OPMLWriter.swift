import PentadCore

extension OPMLDocument {
  /// The list as OPML 2.0 in UTF-8. Parsing it returns the same list, except for titles that equal
  /// the address of their feed.
  package var xml: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opml version=\"2.0\">\n  <head>\n"
    if let title { text += "    <title>\(XMLText.escaped(title))</title>\n" }
    if let created { text += "    <dateCreated>\(HTTPDate.text(created))</dateCreated>\n" }
    text += "  </head>\n  <body>\n"
    Self.write(outlines, indent: "    ", to: &text)
    return text + "  </body>\n</opml>\n"
  }

  /// Writes outlines recursively. They come from a parsed list or from subscriptions, so their
  /// depth is limited.
  private static func write(_ outlines: [OPMLOutline], indent: String, to text: inout String) {
    for outline in outlines {
      text += "\(indent)<outline"
      // An outline without `text` is invalid.
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

  /// Writes the attributes of other programs, and declares the namespace of each prefix.
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
    text += " \(name)=\"\(XMLText.escaped(value))\""
  }
}
