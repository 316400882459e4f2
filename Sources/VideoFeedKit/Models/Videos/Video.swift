/// A video as its sources describe it.
///
/// Texts are trimmed and limited in length. An empty text is nil.
///
/// C: `pentad_video_video`.
public struct Video: Hashable, Sendable, Identifiable {
  /// The key of the video: `youtube:BmzSEYNTkHA` as text.
  public let key: VideoKey
  /// The authority of the source that describes it.
  public private(set) var authority: VideoAuthority
  /// The title; nil if unknown.
  public private(set) var title: String?
  /// The description; nil for none.
  public private(set) var summary: String?
  /// The author; nil if unknown.
  public private(set) var author: String?
  /// Its pictures, in the order of the source.
  public private(set) var images: [VideoImage]
  /// The duration in milliseconds, above 0; nil if unknown.
  public private(set) var duration: Int64?
  /// True if the video was live when the source last reported.
  public private(set) var isLive: Bool
  /// The time of publication, in milliseconds since 1970-01-01 00:00 UTC; nil if unknown.
  public private(set) var publishedAt: Int64?
  /// The files and streams that a source provides, in its order.
  public private(set) var media: [MediaRendition]
  /// The player that a source gave. Use ``embed`` for display.
  private(set) var givenEmbed: VideoEmbed?
  /// The page that a source gave. Use ``pageURL`` for display.
  private(set) var givenPageURL: String?
  /// The number of plays; nil if unknown.
  public private(set) var playCount: Int?
  /// The reason why it cannot be watched; nil if no source reports one.
  public private(set) var unplayable: UnplayableReason?

  /// The key of the video, the same as ``key``.
  public var id: VideoKey { key }

  /// The provider's own player: the one that a source gave, or else the one derived from the key.
  public var embed: VideoEmbed? { givenEmbed ?? key.embedURL.flatMap { VideoEmbed(url: $0) } }

  /// The web page: the one that a source gave, or else the one derived from the key; nil for none.
  public var pageURL: String? { givenPageURL ?? key.pageURL }

  /// Creates a video. The player and page may be omitted if the key determines them. A
  /// ``VideoAuthority/mention`` has no authority over media, player, ``isLive`` and ``unplayable``:
  /// these arguments are ignored.
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
    let isAuthoritative = authority > .mention
    self.isLive = isAuthoritative && isLive
    self.publishedAt = publishedAt
    self.media = isAuthoritative ? Array(media.prefix(VideoLimits.renditions)) : []
    givenEmbed = isAuthoritative ? embed : nil
    givenPageURL = pageURL.flatMap(WebLink.checked)
    self.playCount = playCount.flatMap { $0 >= 0 ? $0 : nil }
    self.unplayable = isAuthoritative ? unplayable : nil
  }
}

// MARK: Merging

extension Video {
  /// Returns this video merged with a source's current description. ``VideoAuthority`` decides
  /// which values count.
  ///
  /// - Parameter isOwn: true if the existing description is by the same source, or by none.
  func merging(_ newer: Video, isOwn: Bool) -> Video {
    isOwn || newer.authority > authority ? updated(by: newer) : filled(from: newer)
  }

  /// Returns this video updated with the current description by the same source, or by one with a
  /// higher authority. Values that the same source no longer gives are kept, except ``isLive`` and
  /// ``unplayable``.
  public func updated(by newer: Video) -> Video {
    guard newer.key == key, newer.authority >= authority else { return filled(from: newer) }
    var video = newer.filled(from: self)
    if newer.authority == authority, newer.media.isEmpty { video.media = media }
    if newer.authority == authority { video.givenEmbed = newer.givenEmbed ?? givenEmbed }
    return video
  }

  /// Returns this video with missing values filled from another source, except those for playback.
  /// No source removes a value of another. The page is filled only from an equal or higher
  /// authority.
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

  /// Returns this video with only those addresses that meet a condition.
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

  /// The part of this description that is kept when its source is removed: values that any source
  /// may give.
  var orphaned: Video {
    var video = self
    (video.authority, video.media, video.isLive) = (.mention, [], false)
    (video.givenEmbed, video.givenPageURL, video.unplayable) = (nil, nil, nil)
    return video
  }
}
