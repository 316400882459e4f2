public import CPentad
import PentadCore
import VideoFeedKit

/// Searches videos for words. All words must occur in the names of the people who shared a video,
/// in its title or in the comments on it. A word matches the beginning of a word; one of one or two
/// Latin letters, only a whole word. Videos that can no longer be watched are included. No source
/// is asked.
///
/// - Parameters:
///   - feed: the feed
///   - words: the words: at most 1,024 bytes, and 32 different ones
///   - page: the page; NULL for the first 50
///   - out: receives the videos, the most recently shared first
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the feed is
///   suspended or closed during the call; `PENTAD_INVALID` for a text that names no video, and for
///   too many words; `PENTAD_MISUSE` for a limit too large for a list
///
/// Blocks: while the store is searched. Since: 0.1
@_cdecl("pentad_video_feed_search")
public func pentad_video_feed_search(
  _ feed: pentad_video_feed_ref?, _ words: UnsafePointer<CChar>?,
  _ page: UnsafePointer<pentad_video_page_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_groups>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let words = try readText(words, "words")
    let page = try VideoPage(page)
    let groups = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.search(words, before: page.cursor, limit: page.limit)
    }
    return OwnedRecord.give { VideoRecords(arena: $0).record(groups) }
  }
}
