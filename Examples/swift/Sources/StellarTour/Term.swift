import PentadCore
import StellarKit

/// Prints data that needs no network: bookmarks, clashes, a calendar, search.
func showTerm(in folder: String) async throws {
  try await withClient(in: folder) { client in
    let bookmarks = try await client.bookmarks()
    print("\(bookmarks.count) bookmarks")
    for bookmark in bookmarks { show(bookmark.item) }
    for clash in try await client.conflicts() {
      let overlap = clash.overlaps[0]
      let when = hours(overlap.weekdays, overlap.minutes)
      print("\(clash.first.name) clashes with \(clash.second.name): \(when)")
    }
    try await showCalendar(client)
    print(try await client.search("linear").hits.map(\.title))
    try await askForCourses(client)
  }
}

/// A file that every calendar program reads, with Thanksgiving left out.
private func showCalendar(_ client: StellarClient) async throws {
  let fall = try TermCalendar(
    first: CivilDate(2026, 9, 9), last: CivilDate(2026, 12, 10),
    holidays: [CivilDate(2026, 11, 26), CivilDate(2026, 11, 27)])
  print("In the calendar")
  for line in try await client.iCalendarOfBookmarks(calendar: fall).split(separator: "\r\n")
  where line.hasPrefix("SUMMARY") || line.hasPrefix("EXDATE") {
    print("  \(line)")
  }
}

/// Without the network the call throws an error.
private func askForCourses(_ client: StellarClient) async throws {
  do throws(PentadError) {
    _ = try await client.courses()
  } catch {
    print("\(error.code): \(error.message)")
  }
}
