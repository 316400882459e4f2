import Foundation

/// A tour of a student's term: bookmarks, clashes, a calendar, and a class with a network and without.
@main
enum StellarTour {
  static func main() async throws {
    // Keeping it in a folder makes all of it there again at the next start.
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try await bookmarkClasses(in: folder.path)
    try await showTerm(in: folder.path)
    try await watchBookmarks(in: folder.path)
    try await askCampus(in: folder.path)
    try await readOffline(in: folder.path)
    try FileManager.default.removeItem(at: folder)
  }
}
