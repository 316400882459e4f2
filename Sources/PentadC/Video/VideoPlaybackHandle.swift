import CPentad
import PentadCore
import VideoFeedKit

/// A handle for the playback of a list.
final class VideoPlaybackHandle: Handle, @unchecked Sendable {
  let session: PlaybackSession
  /// The queue or session that runs the playback's callbacks, the same as its feed's.
  let place: any CallbackPlace

  init(_ session: PlaybackSession, _ place: any CallbackPlace) {
    self.session = session
    self.place = place
  }

  /// Returns the playback for a call.
  ///
  /// - Throws: `misuse` for NULL; `closed` when the feed was freed; `unsupported` in the child of a
  ///   `fork()`
  static func session(_ pointer: OpaquePointer?) throws(PentadError) -> PlaybackSession {
    let handle = try borrow(pointer, "playback")
    try requireWorkers()
    return try handle.open
  }

  private var open: PlaybackSession {
    get throws(PentadError) {
      guard !session.isEnded else { throw PentadError.closed("playback's feed") }
      return session
    }
  }

  /// Returns the handle for a call that calls back.
  ///
  /// - Throws: `misuse` for NULL; `closed` after `pentad_shutdown` and when the feed or its session
  ///   was freed; `unsupported` in the child of a `fork()`
  static func calling(_ pointer: OpaquePointer?) throws(PentadError) -> VideoPlaybackHandle {
    let handle = try borrow(pointer, "playback")
    try requireThreads()
    try handle.place.requireOpen("feed")
    _ = try handle.open
    return handle
  }

  /// Stops the playback, and returns when everything is recorded.
  func end() {
    let session = session
    _ = try? runToTheEnd { () async throws(PentadError) in await session.end() }
  }
}

extension FeedListKind {
  /// Reads the list of a playback; the timeline for NULL.
  ///
  /// - Throws: `misuse` for a wrong size, an unknown list, and a search without a text; `invalid`
  ///   for text that is not UTF-8
  init(_ pointer: UnsafePointer<pentad_video_playback_options>?) throws(PentadError) {
    let record = try readOptions(pointer, "options")
    try self.init(record.list, search: record.search_text, "options->search_text")
  }
}
