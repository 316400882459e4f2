import Following
import Foundation
import PentadCore
import VideoFeedKit

/// Follows the list and all that happens, until the task is cancelled.
func follow(_ feed: VideoFeed, _ bookmark: Bookmark) async {
  // Events while the program did not run come first.
  let events = feed.events(after: bookmark.number)
  await withTaskGroup(of: Void.self) { tasks in
    tasks.addTask { await followTimeline(feed) }
    tasks.addTask { await followEvents(events, bookmark) }
    tasks.addTask { await pullAtTheList(feed) }
  }
}

/// The list as a screen has it: first as it is, then with what has changed in it.
private func followTimeline(_ feed: VideoFeed) async {
  var hasLiked = false
  for await update in feed.observeTimeline() {
    if let delta = update.delta {
      for move in delta.moves { say("moved: \(row(update.items[move.newIndex]))") }
      for index in delta.insertions.prefix(5) { say("new: \(row(update.items[index]))") }
      if delta.insertions.count > 5 { say("and \(delta.insertions.count - 5) more") }
      for index in delta.updates { say("changed: \(row(update.items[index]))") }
      if !delta.deletions.isEmpty { say("\(delta.deletions.count) have gone") }
    }
    say("\(update.items.count) videos are shown")
    guard !hasLiked, let newest = update.items.first else { continue }
    hasLiked = true
    // It is stored when this returns; the list shows it, and a source that records likes receives
    // it later.
    await attempt { () async throws(PentadError) in try await feed.like(newest.key) }
  }
}

/// The log of the store, and what is of the moment.
private func followEvents(
  _ events: AsyncStream<Published<VideoEvent>>, _ bookmark: Bookmark
) async {
  for await published in events {
    switch published.event {
    case .pendingChanged(let news):
      say("event: \(news.videos) videos and \(news.comments) comments wait")
    case .feedApplied(let news):
      say("event: \(news.videos) videos and \(news.comments) comments came")
    case .stateChanged(let key): say("event: something was done with \(key)")
    case .startUp(let phase): say("event: \(phase)")
    case .failed(let failure): say("event: \(failure.error)")
    case .reset: say("event: away for too long, everything is to be read anew")
    case .polling, .contentURL, .videosChanged, .commentsChanged: break
    default: say("event: \(published.event)")
    }
    bookmark.keep(published.number)
  }
}

/// Each line of standard input asks all sources, and puts what is new into the list.
private func pullAtTheList(_ feed: VideoFeed) async {
  let (lines, continuation) = AsyncStream.makeStream(of: String.self)
  Thread.detachNewThread {
    while let line = readLine() { continuation.yield(line) }
    continuation.finish()
  }
  for await _ in lines {
    await attempt { () async throws(PentadError) in
      for (source, error) in try await feed.refresh().failures { say("\(source): \(error)") }
    }
  }
}

private func attempt<Value>(_ work: () async throws(PentadError) -> Value) async {
  do throws(PentadError) {
    _ = try await work()
  } catch {
    say("failed: \(error)")
  }
}

/// A row of the list: how it can be watched, what the user did with it, its title, who shared it.
private func row(_ group: VideoGroup) -> String {
  let way =
    switch group.playability {
    case .playable: "▶"
    case .embedOnly: "▷"
    case .pageOnly: "↗"
    case .unplayable: "×"
    case .unknown, .checkFailed: "·"
    }
  let marks = (group.state.isLiked ? "♥" : "") + (group.state.isWatchLater ? "◷" : "")
  let title = group.video.title ?? group.key.text
  let others = group.commentLines.count - 1
  let by = group.face.sharer.displayName + (others > 0 ? " and \(others) more" : "")
  return "\(way)\(marks) \(title), by \(by)"
}
