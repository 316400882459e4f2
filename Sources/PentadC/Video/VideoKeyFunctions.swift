public import CPentad
import PentadCore
import VideoFeedKit

/// Returns the key of the video that a URL leads to.
///
/// It recognises all URL forms of YouTube, Vimeo and Dailymotion, and those of PeerTube on every
/// server. Any other URL is a video of `web`: its host, path and query in normal form, without the
/// scheme, the fragment and tracking parameters (`utm_source`, …). URLs that lead to the same video
/// have the same key.
///
/// - Parameters:
///   - url: the URL
///   - out: receives the key: `youtube:BmzSEYNTkHA`
/// - Returns: `PENTAD_INVALID` for any other URL: `javascript:`, `file:`, a relative one, one with
///   a password, or one of more than 4,096 bytes
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_key_from_url")
public func pentad_video_key_from_url(
  _ url: UnsafePointer<CChar>?, _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    guard let key = VideoKey(url: try readText(url, "url")) else {
      throw PentadError(.invalid, "url is not a valid address of http or https")
    }
    return key.text
  }
}

/// Returns the key of a provider's video. A PeerTube UUID may be in its long or short form.
///
/// - Parameters:
///   - provider: the name of the provider: `youtube`
///   - id: the provider's id of the video
///   - out: receives the key: `youtube:BmzSEYNTkHA`
/// - Returns: `PENTAD_INVALID` for an invalid provider, an id that is empty, longer than 2,048
///   bytes or has control characters, and a PeerTube id that is not a UUID
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
      throw PentadError(.invalid, "provider is unknown")
    }
    guard let key = VideoKey(provider: provider, id: try readText(id, "id")) else {
      throw PentadError(.invalid, "id is not the id of a video of the provider")
    }
    return key.text
  }
}

/// Returns the page of a video, if it can be derived from the key. The page of a `web` video is its
/// normal form.
///
/// - Parameters:
///   - video: the key: `youtube:BmzSEYNTkHA`
///   - out: receives the URL
/// - Returns: `PENTAD_NOT_FOUND` when it cannot be derived, as for PeerTube, which has many
///   servers; `PENTAD_INVALID` for a text that names no video
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_key_page_url")
public func pentad_video_key_page_url(
  _ video: UnsafePointer<CChar>?, _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    guard let address = try readVideo(video, "video").pageURL else {
      throw PentadError(.notFound, "the address of this video's page is not known")
    }
    return address
  }
}

/// Returns the URL of the provider's own player for a video, as documented by the provider, for a
/// web view.
///
/// - Parameters:
///   - video: the key: `youtube:BmzSEYNTkHA`
///   - out: receives the URL
/// - Returns: `PENTAD_NOT_FOUND` when there is none, or it cannot be derived from the key;
///   `PENTAD_INVALID` for a text that names no video
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_key_embed_url")
public func pentad_video_key_embed_url(
  _ video: UnsafePointer<CChar>?, _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    guard let address = try readVideo(video, "video").embedURL else {
      throw PentadError(.notFound, "the address of this video's player is not known")
    }
    return address
  }
}
