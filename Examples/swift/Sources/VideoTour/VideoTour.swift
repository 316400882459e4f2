import Foundation

/// A tour of a feed of videos: sources, one row a video, what the user does, playing, and no network.
@main
enum VideoTour {
  static func main() async throws {
    // Keeping it in a folder makes all of it there again at the next start.
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try await followSources(in: folder.path)
    try await doSomething(in: folder.path)
    try await playVideos(in: folder.path)
    try await readOffline(in: folder.path)
    try FileManager.default.removeItem(at: folder)
  }
}
