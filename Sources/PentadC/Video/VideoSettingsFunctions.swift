public import CPentad
import PentadCore
import VideoFeedKit

/// Returns the user's settings.
///
/// - Parameters:
///   - feed: the feed
///   - out: receives all settings
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the feed is
///   suspended
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_video_feed_settings")
public func pentad_video_feed_settings(
  _ feed: pentad_video_feed_ref?, _ out: UnsafeMutablePointer<pentad_video_settings>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    _ = try require(out, "out")
    let settings = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.settings()
    }
    try fill(out, with: pentad_video_settings(settings))
  }
}

/// Stores all settings of the user. They apply to playbacks that are opened later.
///
/// Settings that are newer than the version of the program's record keep their values.
///
/// - Parameters:
///   - feed: the feed
///   - settings: the user's settings; NULL for those of the original app
/// - Returns: `PENTAD_STORAGE` when the store cannot be read or written; `PENTAD_CLOSED` when the
///   feed is suspended; `PENTAD_INVALID` for a fraction that is not a number
///
/// Blocks: while the store is read and written. Since: 0.1
@_cdecl("pentad_video_feed_set_settings")
public func pentad_video_feed_set_settings(
  _ feed: pentad_video_feed_ref?, _ settings: UnsafePointer<pentad_video_settings>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    // Borrow the client only once: the handle may be freed while the store is read.
    let feed = try VideoHandle.client(feed)
    let now = try runAndWait { () async throws(PentadError) in try await feed.settings() }
    let record = try readOptions(settings, "settings", keeping: pentad_video_settings(now))
    let settings = try VideoSettings(record)
    try runAndWait { () async throws(PentadError) in try await feed.setSettings(settings) }
  }
}

/// Records whether the program is in the foreground, for the statistics: the `has_focus` of a
/// heartbeat.
///
/// - Parameters:
///   - feed: the feed; NULL does nothing
///   - has_focus: true if the program is in the foreground
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_feed_set_focus")
public func pentad_video_feed_set_focus(_ feed: pentad_video_feed_ref?, _ has_focus: Bool) {
  guard !Process.isForked else { return }
  VideoHandle.borrow(feed)?.client.setFocus(has_focus)
}

extension pentad_video_settings {
  fileprivate init(_ settings: VideoSettings) {
    let part = settings.autoUnsetWatchLater
    self.init(
      struct_size: 0, auto_unset_watch_later: part == 0 ? -1 : part ?? 0,
      auto_apply: settings.autoApply ? 1 : 0, never_resume: settings.resumes ? 0 : 1,
      never_prefetch: settings.prefetches ? 0 : 1, never_unset_watch_later: part == nil ? 1 : 0)
  }
}

extension VideoSettings {
  fileprivate init(_ record: pentad_video_settings) throws(PentadError) {
    let part = record.auto_unset_watch_later
    guard !part.isNaN else { throw PentadError(.invalid, "auto_unset_watch_later is not a number") }
    let isNever = record.never_unset_watch_later != 0
    self.init(
      autoUnsetWatchLater: isNever ? nil : part == 0 ? 0.75 : max(part, 0),
      autoApply: record.auto_apply != 0, resumes: record.never_resume == 0,
      prefetches: record.never_prefetch == 0)
  }
}
