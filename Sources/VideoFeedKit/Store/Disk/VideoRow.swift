import PentadCore
import PentadStorage

/// The stored form of a video's description. Equal rows have equal content: lists are compared in
/// their stored form.
struct VideoRow: Equatable {
  var authority: VideoAuthority
  var title: String?
  var summary: String?
  var author: String?
  var images: String?
  var duration: Int64?
  var isLive: Bool
  var publishedAt: Int64?
  var media: String?
  var embed: String?
  var page: String?
  var playCount: Int64?
  var unplayable: String?

  /// The columns, in the order of reading and binding.
  static let columns = """
    authority, title, summary, author, images, duration, is_live, published_at, media, embed_url, page_url, \
    play_count, unplayable
    """
  /// The number of columns.
  static let count = 13

  init(_ video: Video) {
    authority = video.authority
    title = video.title
    summary = video.summary
    author = video.author
    images = StoredLists.text(video.images)
    duration = video.duration
    isLive = video.isLive
    publishedAt = video.publishedAt
    media = StoredLists.text(video.media)
    embed = video.givenEmbed?.url
    page = video.givenPageURL
    playCount = video.playCount.map { Int64($0) }
    unplayable = video.unplayable?.rawValue
  }

  /// Reads the columns from `first` on.
  init(_ row: RawStatement, from first: Int) {
    authority =
      Int(exactly: row.integer(first)).flatMap { VideoAuthority(rawValue: $0) } ?? .mention
    title = row.optionalText(first + 1)
    summary = row.optionalText(first + 2)
    author = row.optionalText(first + 3)
    images = row.optionalText(first + 4)
    duration = row.optionalInteger(first + 5)
    isLive = row.integer(first + 6) != 0
    publishedAt = row.optionalInteger(first + 7)
    media = row.optionalText(first + 8)
    embed = row.optionalText(first + 9)
    page = row.optionalText(first + 10)
    playCount = row.optionalInteger(first + 11)
    unplayable = row.optionalText(first + 12)
  }

  /// Binds the columns to the parameters from `first` on.
  func bind(to row: RawStatement, from first: Int) throws {
    try row.bind(Int64(authority.rawValue), at: first)
    try row.bind(title, at: first + 1)
    try row.bind(summary, at: first + 2)
    try row.bind(author, at: first + 3)
    try row.bind(images, at: first + 4)
    try row.bind(duration, at: first + 5)
    try row.bind(isLive, at: first + 6)
    try row.bind(publishedAt, at: first + 7)
    try row.bind(media, at: first + 8)
    try row.bind(embed, at: first + 9)
    try row.bind(page, at: first + 10)
    try row.bind(playCount, at: first + 11)
    try row.bind(unplayable, at: first + 12)
  }

  func video(_ key: VideoKey) -> Video {
    Video(
      key: key, authority: authority, title: title, summary: summary, author: author,
      images: StoredLists.images(images), duration: duration, isLive: isLive,
      publishedAt: publishedAt, media: StoredLists.renditions(media),
      embed: embed.flatMap { VideoEmbed(url: $0) }, pageURL: page,
      playCount: playCount.flatMap { Int(exactly: $0) },
      unplayable: unplayable.map { UnplayableReason(rawValue: $0) })
  }

  /// Returns true if a player would get different content.
  func playsOtherwise(than other: VideoRow) -> Bool {
    media != other.media || unplayable != other.unplayable || embed != other.embed
  }
}
