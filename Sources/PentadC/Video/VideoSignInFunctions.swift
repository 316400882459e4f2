public import CPentad
import PentadCore
import VideoFeedKit

/// Adds a feed of a server of PeerTube; with a user, signs the user in before, or in again.
///
/// What the server gives for the password is kept where tokens are kept; the password is kept nowhere.
///
/// - Parameters:
///   - feed: the feed of videos that the source is added to
///   - options: which feed of which server, and who signs in
///   - out: receives the source; the one that is there when the user has it already
/// - Returns: `PENTAD_VIDEO_SIGN_IN_REFUSED` when the server says no;
///   `PENTAD_VIDEO_SIGN_IN_CODE_REQUIRED` when it wants a code, too: call again with `otp`;
///   `PENTAD_NOT_FOUND` when there is no PeerTube at the address; `PENTAD_TOO_MANY_REQUESTS` after
///   too many attempts; what the network or the server says and `PENTAD_VIDEO_NETWORK_DISABLED`, as
///   pentad_video_feed_add_feed(); `PENTAD_STORAGE` when the store or the token cannot be written;
///   `PENTAD_CLOSED` when the feed is suspended; `PENTAD_SIGN_IN_REQUIRED` for a feed of a user
///   without one; `PENTAD_INVALID` for what is no address, for a user without name or password, and
///   for a name that no channel has; `PENTAD_MISUSE` for a feed that there is not, or if `feed`,
///   `options`, what they need or `out` is missing
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
