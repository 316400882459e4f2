public import CPentad
import PentadCore
import VideoFeedKit

/// Begins a sign-in to a server of the Shelby protocol: by Twitter, Facebook or another network, in a
/// browser or a web view (OAuth 1.0a).
///
/// Show the page; when it leads to an address of which pentad_video_shelby_is_callback() says true, close
/// it and end the sign-in by pentad_video_feed_shelby_sign_in_finish(). One sign-in to a server is under
/// way at a time: the next takes the place of the one before. A user who is signed in connects another
/// network in the same way.
///
/// - Parameters:
///   - feed: the feed
///   - options: the server and the program
///   - out: receives the address of the page on which the user signs in
/// - Returns: `PENTAD_VIDEO_SIGN_IN_REFUSED` when the server does not know the program; what the
///   network or the server says and `PENTAD_VIDEO_NETWORK_DISABLED`, as
///   pentad_video_feed_add_feed(); `PENTAD_STORAGE` when the token cannot be kept;
///   `PENTAD_VIDEO_ADDRESS_REFUSED` for a callback to which nobody can be sent back;
///   `PENTAD_INVALID` for what is no address, and for PLAINTEXT by `http` to another machine;
///   `PENTAD_MISUSE` for a signature that there is not, or if `feed`, `options`, what they need or
///   `out` is missing
///
/// Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_video_feed_shelby_sign_in_begin")
public func pentad_video_feed_shelby_sign_in_begin(
  _ feed: pentad_video_feed_ref?, _ options: UnsafePointer<pentad_video_shelby_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    let entrance = try ShelbyEntrance(options)
    return try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await entrance.begin(feed)
    }
  }
}

/// Whether an address is the one by which the server sends the user back, as a web view asks before it
/// follows it.
///
/// - Parameters:
///   - options: as with pentad_video_feed_shelby_sign_in_begin()
///   - address: the address
///   - is_callback: receives whether it is
/// - Returns: `PENTAD_VIDEO_ADDRESS_REFUSED` for a callback to which nobody can be sent back;
///   `PENTAD_INVALID` for what is no address, and for PLAINTEXT by `http` to another machine;
///   `PENTAD_MISUSE` for a signature that there is not, or if `options`, what they need, `address`
///   or `is_callback` is missing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_shelby_is_callback")
public func pentad_video_shelby_is_callback(
  _ options: UnsafePointer<pentad_video_shelby_options>?, _ address: UnsafePointer<CChar>?,
  _ is_callback: UnsafeMutablePointer<Bool>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try require(is_callback, "is_callback")
    out.pointee = false
    out.pointee = try ShelbyEntrance(options).isCallback(readText(address, "address"))
  }
}

extension ShelbyEntrance {
  /// The page on which the user signs in.
  func begin(_ feed: VideoFeed) async throws(PentadError) -> String {
    try await signIn(feed).begin(with: network).string
  }
}
