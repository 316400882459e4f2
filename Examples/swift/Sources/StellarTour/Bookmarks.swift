import PentadCore
import StellarKit

/// Bookmarks classes; they are stored when each call returns, and sent when there is a server.
func bookmarkClasses(in folder: String) async throws {
  try await withClient(in: folder) { client in
    try await client.bookmark(byHand("18.06", "Linear Algebra", "MWF 11-12", "2-131"))
    try await client.bookmark(byHand("6.002", "Circuits and Electronics", "MW 11:30-1", "32-141"))
    try await client.bookmark(byHand("21M.030", "World Music", "to be arranged"))
  }
}

/// A class by hand; a program has most of them from lists and searches.
private func byHand(
  _ number: String, _ title: String, _ text: String, _ location: String = ""
) -> StellarClass {
  StellarClass(
    masterId: number, name: number, title: title, term: StellarTerm(code: "fa26"),
    times: [StellarClassTime(order: 0, title: "Lecture", text: text, location: location)])
}

/// Sees the bookmarks as they are, and whenever they are others.
func watchBookmarks(in folder: String) async throws {
  try await withClient(in: folder) { client in
    for await update in client.observeBookmarks() {
      print(update.items.map(\.item.name).joined(separator: " "))
      if update.items.count < 3 { break }
      try await client.removeBookmark("6.002")
    }
  }
}
