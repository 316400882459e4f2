public import CPentad
import PentadCore
import VideoFeedKit

/// Begins a sign-in to a server of the Shelby protocol: with Twitter, Facebook or another network,
/// in a browser or a web view (OAuth 1.0a).
///
/// Show the page. When it leads to a URL for which pentad_video_shelby_is_callback() returns true,
/// close it and complete the sign-in with pentad_video_feed_shelby_sign_in_finish(). Only one
/// sign-in to a server is under way at a time: a new one replaces the previous one. A user who is
/// signed in connects another network in the same way.
///
/// - Parameters:
///   - feed: the feed
///   - options: the server and the program
///   - out: receives the URL of the page on which the user signs in
/// - Returns: `PENTAD_VIDEO_SIGN_IN_REFUSED` when the server does not know the program; network and
///   server errors and `PENTAD_VIDEO_NETWORK_DISABLED`, as pentad_video_feed_add_feed();
///   `PENTAD_STORAGE` when the token cannot be kept; `PENTAD_VIDEO_ADDRESS_REFUSED` for an invalid
///   callback URL; `PENTAD_INVALID` for an invalid address, and for PLAINTEXT over `http` to
///   another machine; `PENTAD_MISUSE` for an unknown signature method, or if `feed`, `options`, a
///   required field of them or `out` is missing
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

/// Checks whether a URL is the callback URL of a sign-in, before a web view follows it.
///
/// - Parameters:
///   - options: as for pentad_video_feed_shelby_sign_in_begin()
///   - address: the URL
///   - is_callback: receives true if it is the callback URL
/// - Returns: `PENTAD_VIDEO_ADDRESS_REFUSED` for an invalid callback URL; `PENTAD_INVALID` for an
///   invalid address, and for PLAINTEXT over `http` to another machine; `PENTAD_MISUSE` for an
///   unknown signature method, or if `options`, a required field of them, `address` or
///   `is_callback` is missing
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
  /// Returns the page on which the user signs in.
  func begin(_ feed: VideoFeed) async throws(PentadError) -> String {
    try await signIn(feed).begin(with: network).string
  }
}
