import Following
import Foundation
import PentadCore
import PentadNetworking
import VideoFeedKit

/// Follows a feed of videos until it is interrupted: what is stored first, then what is new.
///
/// `VideoFollower FEED FOLDER`, where FEED is the address of a feed or of a page that names one. Each line of
/// standard input pulls at the list.
@main
enum VideoFollower {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      say("usage: VideoFollower FEED FOLDER")
      exit(64)
    }
    let network = try HTTPTransport()
    // From here on it is in automatic mode: it polls its sources, looks videos up, and sends user
    // actions.
    let feed = try await VideoFeed.open(
      VideoFeedConfiguration(folder: arguments[2]), transport: network)
    // Stored data is available without the network.
    let usage = try await feed.storageUsage()
    say("\(usage.videos) videos are stored")
    do throws(PentadError) {
      let source = try await feed.addFeed(arguments[1])
      say("following \(source.description.title ?? source.id.rawValue)")
    } catch {
      say("nothing new: \(error)")
    }

    let bookmark = Bookmark(in: arguments[2])
    await untilInterrupted { await follow(feed, bookmark) }
    await feed.close()
    await network.shutdown()
    say("closed")
  }
}
