public import CPentad
import PentadCore
import VideoFeedKit

/// Ends the sign-in that has begun, and adds the user's source; perhaps in another process than the one
/// that began. It may be called again after it has failed for want of a network.
///
/// - Parameters:
///   - feed: the feed of videos that the source is added to
///   - options: as with pentad_video_feed_shelby_sign_in_begin()
///   - address: the address by which the user came back
///   - out: receives the source; the one that is there when the user has it already
/// - Returns: `PENTAD_VIDEO_SIGN_IN_REFUSED` when the user said no, took too long, or came back
///   from another sign-in than the one that is under way; what the network or the server says and
///   `PENTAD_VIDEO_NETWORK_DISABLED`, as pentad_video_feed_add_feed(); `PENTAD_STORAGE` when the
///   store or the token cannot be written; `PENTAD_CLOSED` when the feed is suspended;
///   `PENTAD_INVALID` for an address that does not come from a sign-in;
///   `PENTAD_VIDEO_ADDRESS_REFUSED`, `PENTAD_INVALID` and `PENTAD_MISUSE` as
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

/// Forgets the sign-in that has begun, when the user closes the page.
///
/// - Parameters:
///   - feed: the feed
///   - options: as with pentad_video_feed_shelby_sign_in_begin()
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
