public import CPentad
import PentadCore
import VideoFeedKit

/// Adds a feed of a PeerTube server; with a user, signs the user in first, or again.
///
/// The token that the server returns for the password is stored with the other tokens; the password
/// is not stored anywhere.
///
/// - Parameters:
///   - feed: the feed of videos that the source is added to
///   - options: the server, its feed and the user who signs in
///   - out: receives the source; the existing one if the user already has it
/// - Returns: `PENTAD_VIDEO_SIGN_IN_REFUSED` when the server refuses;
///   `PENTAD_VIDEO_SIGN_IN_CODE_REQUIRED` when it requires a code, too: call again with `otp`;
///   `PENTAD_NOT_FOUND` when there is no PeerTube server at the address; `PENTAD_TOO_MANY_REQUESTS`
///   after too many attempts; network and server errors and `PENTAD_VIDEO_NETWORK_DISABLED`, as
///   pentad_video_feed_add_feed(); `PENTAD_STORAGE` when the store or the token cannot be written;
///   `PENTAD_CLOSED` when the feed is suspended; `PENTAD_SIGN_IN_REQUIRED` for a feed of a user
///   without one; `PENTAD_INVALID` for an invalid address, for a user without name or password, and
///   for an invalid channel name; `PENTAD_MISUSE` for an unknown kind of feed, or if `feed`,
///   `options`, a required field of them or `out` is missing
///
/// Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_video_feed_add_peertube")
public func pentad_video_feed_add_peertube(
  _ feed: pentad_video_feed_ref?, _ options: UnsafePointer<pentad_video_peertube_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_source>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let adding = try PeerTubeAdding(options)
    let source = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await adding.add(to: feed)
    }
    return OwnedRecord.give { VideoRecords(arena: $0).record(source) }
  }
}
