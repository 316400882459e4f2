import PentadCore

extension VideoKey {
  /// The video that an address leads to.
  ///
  /// - YouTube: `watch?v=`, `youtu.be`, `embed`, `shorts`, `live`, `v`, `e`, links that wrap these, and
  ///   the ids of its feeds, `yt:video:…` and `tag:youtube.com,2008:video:…`.
  /// - Vimeo, Dailymotion: pages, players, and the short addresses.
  /// - PeerTube, on every host: `/w/…`, `/videos/watch/…` and `/videos/embed/…` with a UUID.
  /// - Any other address of `http` or `https` is a video of ``VideoProvider/web``: its host, path and
  ///   query in their normal form, without the scheme, the fragment and what only tells where a reader
  ///   came from (`utm_source`, …).
  ///
  /// - Returns: nil for what is no such address: `javascript:`, `file:`, a relative one, one with a
  ///   password, or one of more than ``VideoLimits/url`` bytes, or, of
  ///   ``VideoProvider/web``, of more than 2,048 in its normal form.
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

  /// The page of the video; nil when the key does not tell, as of PeerTube, whose hosts are many.
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

  /// The provider's own player, as it documents it; nil when there is none, or the key does not tell.
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
