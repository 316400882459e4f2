/// A video, as far as sources tell of it.
///
/// Texts have no white space around them and are of limited length; an empty one is nil.
///
/// C: `pentad_video_video`.
public struct Video: Hashable, Sendable, Identifiable {
  /// The key of the video: `youtube:BmzSEYNTkHA` as text.
  public let key: VideoKey
  /// With what right it is described so.
  public private(set) var authority: VideoAuthority
  /// The title; nil when it is not told.
  public private(set) var title: String?
  /// What it is about; nil when nothing is said.
  public private(set) var summary: String?
  /// Who made it; nil when it is not told.
  public private(set) var author: String?
  /// Its pictures, in the order of the source.
  public private(set) var images: [VideoImage]
  /// How long it lasts, in milliseconds, above 0; nil when nobody says.
  public private(set) var duration: Int64?
  /// Whether it is being broadcast at this moment, as the source knew it last.
  public private(set) var isLive: Bool
  /// When it was published, in milliseconds since 1970-01-01 00:00 UTC; nil when it is not told.
  public private(set) var publishedAt: Int64?
  /// The files and streams that a source gives, in its order.
  public private(set) var media: [MediaRendition]
  /// The player as a source gave it; ``embed`` is the one to show.
  private(set) var givenEmbed: VideoEmbed?
  /// The page as a source gave it; ``pageURL`` is the one to show.
  private(set) var givenPageURL: String?
  /// How often it was watched; nil when it is not told.
  public private(set) var playCount: Int?
  /// Why it cannot be seen; nil when no source says that it cannot.
  public private(set) var unplayable: UnplayableReason?

  /// The same as ``key``.
  public var id: VideoKey { key }

  /// The provider's own player: the one that a source gave, else the one that the key tells.
  public var embed: VideoEmbed? { givenEmbed ?? key.embedURL.flatMap { VideoEmbed(url: $0) } }

  /// The page for people: the one that a source gave, else the one that the key tells; nil for none.
  public var pageURL: String? { givenPageURL ?? key.pageURL }

  /// Describes a video. What the key itself tells, the player and the page, needs not be given. Of a
  /// ``VideoAuthority/mention`` is left out what it may not say: media, player, whether it is live or
  /// cannot be seen.
  public init(
    key: VideoKey, authority: VideoAuthority = .publisher, title: String? = nil,
    summary: String? = nil, author: String? = nil,
    images: [VideoImage] = [], duration: Int64? = nil, isLive: Bool = false,
    publishedAt: Int64? = nil, media: [MediaRendition] = [], embed: VideoEmbed? = nil,
    pageURL: String? = nil, playCount: Int? = nil, unplayable: UnplayableReason? = nil
  ) {
    self.key = key
    self.authority = authority
    self.title = VideoLimits.cut(title, to: VideoLimits.title)
    self.summary = VideoLimits.cut(summary, to: VideoLimits.text)
    self.author = VideoLimits.cut(author, to: VideoLimits.title)
    self.images = Array(images.prefix(VideoLimits.images))
    self.duration = duration.flatMap { $0 > 0 ? $0 : nil }
    let isHeeded = authority > .mention
    self.isLive = isHeeded && isLive
    self.publishedAt = publishedAt
    self.media = isHeeded ? Array(media.prefix(VideoLimits.renditions)) : []
    givenEmbed = isHeeded ? embed : nil
    givenPageURL = pageURL.flatMap(WebLink.checked)
    self.playCount = playCount.flatMap { $0 >= 0 ? $0 : nil }
    self.unplayable = isHeeded ? unplayable : nil
  }
}

// MARK: What several tell of one video

extension Video {
  /// This video with what a source says of it now; ``VideoAuthority`` says whose word counts.
  ///
  /// - Parameter isOwn: whether this is that source's description, or nobody's.
  func told(_ newer: Video, isOwn: Bool) -> Video {
    isOwn || newer.authority > authority ? updated(by: newer) : filled(from: newer)
  }

  /// This video with what the same source says of it now, or one with a greater right. What the same
  /// source no longer says stays, but for whether it is live and can be seen.
  public func updated(by newer: Video) -> Video {
    guard newer.key == key, newer.authority >= authority else { return filled(from: newer) }
    var video = newer.filled(from: self)
    if newer.authority == authority, newer.media.isEmpty { video.media = media }
    if newer.authority == authority { video.givenEmbed = newer.givenEmbed ?? givenEmbed }
    return video
  }

  /// This video, with what it lacks taken from what another source says, but for what is played: no
  /// source takes away what another has told.
  public func filled(from other: Video) -> Video {
    guard other.key == key else { return self }
    var video = self
    video.title = title ?? other.title
    video.summary = summary ?? other.summary
    video.author = author ?? other.author
    if images.isEmpty { video.images = other.images }
    video.duration = duration ?? other.duration
    video.publishedAt = publishedAt ?? other.publishedAt
    if other.authority >= authority { video.givenPageURL = givenPageURL ?? other.givenPageURL }
    video.playCount = playCount ?? other.playCount
    return video
  }

  /// This video with those addresses alone that meet a condition.
  func keeping(_ isKept: (String) -> Bool) -> Video {
    var video = self
    video.images.removeAll { !isKept($0.url) }
    video.media.removeAll { !isKept($0.url) }
    video.givenEmbed = givenEmbed.flatMap { isKept($0.url) ? $0 : nil }
    video.givenPageURL = givenPageURL.flatMap { isKept($0) ? $0 : nil }
    return video
  }

  /// This video without its files and streams.
  var withoutMedia: Video {
    var video = self
    video.media = []
    return video
  }

  /// What stays of this description when its source is gone: what any source might say.
  var orphaned: Video {
    var video = self
    (video.authority, video.media, video.isLive) = (.mention, [], false)
    (video.givenEmbed, video.givenPageURL, video.unplayable) = (nil, nil, nil)
    return video
  }
}
