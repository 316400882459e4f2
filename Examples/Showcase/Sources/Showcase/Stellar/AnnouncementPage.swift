import PentadCore
import StellarKit

/// An announcement, ready for its template.
struct AnnouncementPage: Sendable {
  /// A part of the text; one with an address is a link.
  struct Part: Sendable {
    let text: String
    let target: String?
  }

  let className: String
  let classAddress: String
  let date: String
  let since: String
  let parts: [Part]
  let isNew: Bool
  let key: String
  let readAddress: String

  init(_ screen: StellarAnnouncementScreen, _ item: StellarClass, _ entry: StellarNewsItem) {
    className = screen.className
    let address = ClassRow.address(of: item.masterId)
    classAddress = address.description
    readAddress = address.appending("read").description
    date = screen.dateText
    since = Freshness.isoText(entry.announcement.date)
    parts = Self.parts(of: screen.text, screen.links)
    isNew = !entry.isRead
    key = entry.announcement.key
  }

  /// The text, cut where its links begin and end.
  static func parts(of text: String, _ links: [TextLink]) -> [Part] {
    let bytes = Array(text.utf8)
    var parts: [Part] = []
    var place = 0
    func add(_ end: Int, _ target: String?) {
      guard place < end else { return }
      parts.append(Part(text: String(decoding: bytes[place..<end], as: UTF8.self), target: target))
      place = end
    }
    for link in links {
      add(link.range.lowerBound, nil)
      add(link.range.upperBound, link.target)
    }
    add(bytes.count, nil)
    return parts
  }
}
