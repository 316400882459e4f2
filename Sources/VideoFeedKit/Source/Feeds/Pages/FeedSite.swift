import PentadCore

/// The site of a feed. The feed may describe the content of its own site.
struct FeedSite {
  private let host: String
  private let address: VideoAddress?

  /// - Parameter address: the address of the document, after all redirects.
  init(_ address: TransportURL) {
    self.address = VideoAddress(address.string)
    host = self.address?.host ?? address.host
  }

  /// Returns true if an address is on the feed's host or one of its subdomains.
  func has(_ address: String) -> Bool { VideoAddress(address)?.isAt(host) ?? false }

  /// Returns the authority of the feed over a video.
  ///
  /// - Parameter address: the address that led to the video; nil if the entry only contains its id.
  func authority(over key: VideoKey, at address: String?) -> VideoAuthority {
    switch key.provider {
    case .youtube: isAt("youtube.com") ? .provider : .mention
    case .vimeo: isAt("vimeo.com") ? .provider : .mention
    case .dailymotion: isAt("dailymotion.com") ? .provider : .mention
    default: address.map(has) == true ? .publisher : .mention
    }
  }

  private func isAt(_ name: String) -> Bool { address?.isAt(name) ?? false }
}
