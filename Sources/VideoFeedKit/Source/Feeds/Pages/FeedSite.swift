import PentadCore

/// The site on which a feed stands: of what is there the feed may say what it is.
struct FeedSite {
  private let host: String
  private let address: VideoAddress?

  /// - Parameter address: where the document comes from, after all redirects.
  init(_ address: TransportURL) {
    self.address = VideoAddress(address.string)
    host = self.address?.host ?? address.host
  }

  /// Whether an address is of the feed's host, or of one below it.
  func has(_ address: String) -> Bool { VideoAddress(address)?.isAt(host) ?? false }

  /// With what right the feed tells of a video of a provider that is known.
  ///
  /// - Parameter address: the address that led to it; nil when the entry only names it.
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
