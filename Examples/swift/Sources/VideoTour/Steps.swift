import PentadCore
import VideoFeedKit

/// Adds two feeds: the same video at two addresses is one row.
func followSources(in folder: String) async throws {
  try await withFeed(in: folder, Web()) { feed in
    for address in [Web.lectures, Web.friends] {
      print("added", try await feed.addFeed(address).description.title ?? "a feed")
    }
    print("\(try await feed.synchronise().count) of them failed")
    for group in try await feed.timeline() {
      print("  \(group.key): \(group.video.title ?? ""), \(way(of: group))")
      for line in group.commentLines { print("    shared by \(line.author.displayName)") }
    }
  }
}

/// Likes a video: lists are notified of the change, without a network, too.
func doSomething(in folder: String) async throws {
  try await withFeed(in: folder) { feed in
    guard let newest = try await feed.timeline(limit: 1).first else { return }
    for await update in feed.observeTimeline() {
      guard let delta = update.delta else {
        print("\(update.items.count) videos are shown")
        try await feed.like(newest.key)
        continue
      }
      print("changed: row \(delta.updates), liked: \(update.items[0].state.isLiked)")
      break
    }
    print("favourites:", try await feed.favorites().map(\.key))
    print("found:", try await feed.search("wav").map { $0.video.title ?? "" })
  }
}

/// Asks where videos are: a file has an address, and a provider's player has not.
func playVideos(in folder: String) async throws {
  try await withFeed(in: folder, Web()) { feed in
    for group in try await feed.timeline() {
      do throws(PentadError) {
        let content = try await feed.contentURL(for: group.key)
        print("  \(group.key) is at \(content.rendition.url)")
      } catch {
        print("  \(group.key): \(error.message)")
      }
    }
    try await play(feed)
  }
}

/// Plays the list with a player, which here is this function: it receives orders, and reports its
/// position.
private func play(_ feed: VideoFeed) async throws {
  guard let last = try await feed.timeline().last else { return }
  let session = try await feed.playback(.timeline)
  let orders = session.orders()
  session.select(last.key)
  for await order in orders {
    guard case .load(let content, let position) = order else { continue }
    print("play \(content.video) from \(position)")
    break
  }
  session.report(position: 0, isPlaying: true)
  // A remote control could send it, for instance.
  if let command = RemoteCommand(text: "seek:30000") { session.perform(command) }
  print("it is at", session.current.position, "of", session.current.duration ?? 0)
  // Pending records are stored when this returns.
  await session.end()
  print("it was watched:", try await feed.state(of: last.key).isWatched)
}

/// The same without a network: what was seen is there.
func readOffline(in folder: String) async throws {
  try await withFeed(in: folder) { feed in
    let refresh = try await feed.refresh()
    print("\(refresh.failures.count) sources failed; shown is what was there:")
    for group in try await feed.timeline() {
      print("  \(group.video.title ?? "")\(group.state.isLiked ? ", liked" : "")")
    }
    for source in try await feed.sources() {
      print("  \(source.description.title ?? ""): \(source.health.lastError?.message ?? "works")")
    }
  }
}

private func way(of group: VideoGroup) -> String {
  switch group.playability {
  case .playable: "a file"
  case .embedOnly: "in its provider's player"
  case .pageOnly: "on a page"
  case .unplayable: "not to be watched"
  case .unknown, .checkFailed: "nobody knows how"
  }
}
