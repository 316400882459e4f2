public import CPentad
import PentadCore
import VideoFeedKit

/// The video that an address leads to.
///
/// It knows the addresses of YouTube, Vimeo and Dailymotion in all their forms, and those of
/// PeerTube on every server. Any other address is a video of `web`: its host, path and query in
/// their normal form, without the scheme, the fragment and what only tells where a reader came from
/// (`utm_source`, …). Of two addresses that lead to the same video the texts are the same.
///
/// - Parameters:
///   - url: the address
///   - out: receives the video: `youtube:BmzSEYNTkHA`
/// - Returns: `PENTAD_INVALID` for what is no such address: `javascript:`, `file:`, a relative one,
///   one with a password, or one of more than 4,096 bytes
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_key_from_url")
public func pentad_video_key_from_url(
  _ url: UnsafePointer<CChar>?, _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    guard let key = VideoKey(url: try readText(url, "url")) else {
      throw PentadError(.invalid, "url is no address of http or https that can be followed")
    }
    return key.text
  }
}

/// The video of a provider. A UUID of PeerTube may be in its long form or in its short one.
///
/// - Parameters:
///   - provider: where it is at home: `youtube`
///   - id: what the provider calls it
///   - out: receives the video: `youtube:BmzSEYNTkHA`
/// - Returns: `PENTAD_INVALID` for a provider that can be none, an id that is empty, longer than
///   2,048 bytes or has control characters, and one of PeerTube that is no UUID
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_key_make")
public func pentad_video_key_make(
  _ provider: UnsafePointer<CChar>?, _ id: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    guard let provider = VideoProvider(rawValue: try readText(provider, "provider")) else {
      throw PentadError(.invalid, "provider is the name of none")
    }
    guard let key = VideoKey(provider: provider, id: try readText(id, "id")) else {
      throw PentadError(.invalid, "id names no video of the provider")
    }
    return key.text
  }
}

/// The page of a video, as far as its name tells: that of a `web` address is its normal form.
///
/// - Parameters:
///   - video: the video: `youtube:BmzSEYNTkHA`
///   - out: receives the address
/// - Returns: `PENTAD_NOT_FOUND` when the name does not tell, as of PeerTube, whose servers are
///   many; `PENTAD_INVALID` for a text that names no video
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_key_page_url")
public func pentad_video_key_page_url(
  _ video: UnsafePointer<CChar>?, _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    guard let address = try readVideo(video, "video").pageURL else {
      throw PentadError(.notFound, "the name of this video does not tell its page")
    }
    return address
  }
}

/// The provider's own player of a video, as the provider documents it, to be shown in a web view.
///
/// - Parameters:
///   - video: the video: `youtube:BmzSEYNTkHA`
///   - out: receives the address
/// - Returns: `PENTAD_NOT_FOUND` when there is none, or the name does not tell; `PENTAD_INVALID`
///   for a text that names no video
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_key_embed_url")
public func pentad_video_key_embed_url(
  _ video: UnsafePointer<CChar>?, _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    guard let address = try readVideo(video, "video").embedURL else {
      throw PentadError(.notFound, "the name of this video does not tell its player")
    }
    return address
  }
}
