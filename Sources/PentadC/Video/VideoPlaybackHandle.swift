import CPentad
import PentadCore
import VideoFeedKit

/// The playback of a list behind a handle.
final class VideoPlaybackHandle: Handle, @unchecked Sendable {
  let session: PlaybackSession
  /// Where the playback's callbacks come: where those of its feed do.
  let place: any CallbackPlace

  init(_ session: PlaybackSession, _ place: any CallbackPlace) {
    self.session = session
    self.place = place
  }

  /// The playback of a call.
  ///
  /// - Throws: `misuse` for NULL; `closed` when the feed was freed; `unsupported` in the child of a `fork()`
  static func session(_ pointer: OpaquePointer?) throws(PentadError) -> PlaybackSession {
    try requireWorkers()
    return try borrow(pointer, "playback").open
  }

  private var open: PlaybackSession {
    get throws(PentadError) {
      guard !session.isEnded else { throw PentadError.closed("playback's feed") }
      return session
    }
  }

  /// The handle of a call that calls back.
  ///
  /// - Throws: `misuse` for NULL; `closed` after `pentad_shutdown` and when the feed or its session was freed;
  ///   `unsupported` in the child of a `fork()`
  static func calling(_ pointer: OpaquePointer?) throws(PentadError) -> VideoPlaybackHandle {
    try requireThreads()
    let handle = try borrow(pointer, "playback")
    try handle.place.requireOpen("feed")
    _ = try handle.open
    return handle
  }

  /// Stops, and returns when what is to be noted is noted.
  func end() {
    let session = session
    _ = try? runToTheEnd { () async throws(PentadError) in await session.end() }
  }
}

extension FeedListKind {
  /// The list that a playback is to play; the timeline for NULL.
  ///
  /// - Throws: `misuse` for a wrong size, a list that there is not, and a search without a text; `invalid`
  ///   for what is not UTF-8
  init(_ pointer: UnsafePointer<pentad_video_playback_options>?) throws(PentadError) {
    let record = try readOptions(pointer, "options")
    try self.init(record.list, search: record.search_text, "options->search_text")
  }
}
