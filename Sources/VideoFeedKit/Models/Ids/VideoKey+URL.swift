import PentadCore

extension VideoKey {
  /// Finds the video that an address leads to.
  ///
  /// - YouTube: `watch?v=`, `youtu.be`, `embed`, `shorts`, `live`, `v`, `e`, links that wrap these,
  ///   and the ids in its feeds, `yt:video:…` and `tag:youtube.com,2008:video:…`.
  /// - Vimeo, Dailymotion: pages, players, and the short addresses.
  /// - PeerTube, on any host: `/w/…`, `/videos/watch/…` and `/videos/embed/…` with a UUID.
  /// - Any other `http` or `https` address is a video of ``VideoProvider/web``. Its id is the
  ///   normal form of host, path and query, without the scheme, the fragment and tracking
  ///   parameters (`utm_source`, …).
  ///
  /// - Returns: nil for text that is not a web address: `javascript:`, `file:`, a relative address,
  ///   one with a password, or one of more than ``VideoLimits/url`` bytes. For
  ///   ``VideoProvider/web``, also nil if the normal form has more than 2,048 bytes.
  ///
  /// C: `pentad_video_key_from_url`.
  public init?(url text: String) {
    if let id = YouTubeAddress.id(ofFeedId: text) {
      self.init(.youtube, id)
      return
    }
    guard let address = VideoAddress(text) else { return nil }
    if let id = YouTubeAddress.id(of: address) {
      self.init(.youtube, id)
    } else if let id = VimeoAddress.id(of: address) {
      self.init(.vimeo, id)
    } else if let id = DailymotionAddress.id(of: address) {
      self.init(.dailymotion, id)
    } else if let id = PeerTubeAddress.id(of: address) {
      self.init(.peertube, id)
    } else {
      self.init(provider: .web, id: address.normalForm)
    }
  }

  /// The page of the video. It is nil if the key does not determine it, as for PeerTube with its
  /// many hosts.
  ///
  /// C: `pentad_video_key_page_url`.
  public var pageURL: String? {
    let id = TransportURL.encoded(id)
    return switch provider {
    case .youtube: "https://www.youtube.com/watch?v=\(id)"
    case .vimeo: "https://vimeo.com/\(id)"
    case .dailymotion: "https://www.dailymotion.com/video/\(id)"
    case .web: "https://\(self.id)"
    default: nil
    }
  }

  /// The address of the provider's official player; nil if there is none or the key does not
  /// determine it.
  ///
  /// C: `pentad_video_key_embed_url`.
  public var embedURL: String? {
    let id = TransportURL.encoded(id)
    return switch provider {
    case .youtube: "https://www.youtube.com/embed/\(id)"
    case .vimeo: "https://player.vimeo.com/video/\(id)"
    case .dailymotion: "https://geo.dailymotion.com/player.html?video=\(id)"
    default: nil
    }
  }
}
