import PentadCore
import StellarKit

/// Rows for tables and CSV.
enum StellarTables {
  static func courses(_ courses: [StellarCourse]) -> Table {
    Table(header: ["number", "title"], rows: courses.map { [$0.number, $0.title] })
  }

  static func classes(_ classes: [StellarClass]) -> Table {
    Table(
      header: ["masterId", "name", "title", "times", "instructors"],
      rows: classes.map { item in
        [
          item.masterId, item.name, item.title, item.times.map(\.text).joined(separator: "; "),
          item.staff.filter { $0.role == .instructor }.map(\.name).joined(separator: "; "),
        ]
      })
  }

  static func news(_ news: [StellarNewsItem]) -> Table {
    Table(
      header: ["date", "isRead", "title", "text"],
      rows: news.map { item in
        [
          Moment.text(item.announcement.date) ?? "", "\(item.isRead)",
          item.announcement.title, item.announcement.text,
        ]
      })
  }

  static func bookmarks(_ bookmarks: [StellarBookmark]) -> Table {
    Table(
      header: ["masterId", "name", "title", "term", "addedAt", "sync"],
      rows: bookmarks.map { bookmark in
        [
          bookmark.item.masterId, bookmark.item.name, bookmark.item.title,
          bookmark.item.term?.text ?? "", Moment.text(bookmark.addedAt) ?? "",
          bookmark.sync.word,
        ]
      })
  }

  /// Returns all facts of a class, one for each row.
  static func facts(_ item: StellarClass, _ detail: StellarClassDetail?) -> Table {
    var rows = [["masterId", item.masterId], ["name", item.name], ["title", item.title]]
    if let term = item.term { rows.append(["term", term.text]) }
    if !item.blurb.isEmpty { rows.append(["about", item.blurb]) }
    if let site = item.siteURL { rows.append(["site", site]) }
    for time in item.times {
      let parts = [time.title, time.text, time.location].filter { !$0.isEmpty }
      rows.append(["time", parts.joined(separator: ", ")])
    }
    rows += item.staff.map { [$0.role.rawValue, $0.name] }
    for news in detail?.news ?? [] {
      let date = Moment.text(news.announcement.date) ?? ""
      let parts = [date, news.announcement.title, news.announcement.text]
      rows.append([
        news.isRead ? "announcement" : "unread",
        parts.filter { !$0.isEmpty }.joined(separator: ": "),
      ])
    }
    if let detail { rows.append(["bookmarked", detail.isBookmarked ? "yes" : "no"]) }
    return Table(header: ["property", "value"], rows: rows)
  }
}
