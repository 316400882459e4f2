public import CPentad
import PentadCore
import VideoFeedKit

/// Completes the sign-in that has begun, perhaps in another process, and adds the user's source. It
/// may be called again after a network failure.
///
/// - Parameters:
///   - feed: the feed of videos that the source is added to
///   - options: as for pentad_video_feed_shelby_sign_in_begin()
///   - address: the callback URL with which the user returned
///   - out: receives the source; the existing one if the user already has it
/// - Returns: `PENTAD_VIDEO_SIGN_IN_REFUSED` when the user refused, took too long, or returned from
///   another sign-in; network and server errors and `PENTAD_VIDEO_NETWORK_DISABLED`, as
///   pentad_video_feed_add_feed(); `PENTAD_STORAGE` when the store or the token cannot be written;
///   `PENTAD_CLOSED` when the feed is suspended; `PENTAD_INVALID` for an address that does not come
///   from a sign-in; `PENTAD_VIDEO_ADDRESS_REFUSED`, `PENTAD_INVALID` and `PENTAD_MISUSE` as
///   pentad_video_feed_shelby_sign_in_begin(), `PENTAD_MISUSE` also if `address` is missing
///
/// Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_video_feed_shelby_sign_in_finish")
public func pentad_video_feed_shelby_sign_in_finish(
  _ feed: pentad_video_feed_ref?, _ options: UnsafePointer<pentad_video_shelby_options>?,
  _ address: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_source>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let entrance = try ShelbyEntrance(options)
    let address = try readText(address, "address")
    let source = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.addShelby(entrance.signIn(feed), cameBackAt: address)
    }
    return OwnedRecord.give { VideoRecords(arena: $0).record(source) }
  }
}

/// Cancels the sign-in that has begun, when the user closes the page.
///
/// - Parameters:
///   - feed: the feed
///   - options: as for pentad_video_feed_shelby_sign_in_begin()
/// - Returns: `PENTAD_OK`, also when none has begun; `PENTAD_VIDEO_ADDRESS_REFUSED`,
///   `PENTAD_INVALID` and `PENTAD_MISUSE` as pentad_video_feed_shelby_sign_in_begin()
///
/// Blocks: while the token is removed. Since: 0.1
@_cdecl("pentad_video_feed_shelby_sign_in_cancel")
public func pentad_video_feed_shelby_sign_in_cancel(
  _ feed: pentad_video_feed_ref?, _ options: UnsafePointer<pentad_video_shelby_options>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let entrance = try ShelbyEntrance(options)
    try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await entrance.signIn(feed).cancel()
    }
  }
}
