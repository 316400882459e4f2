public import CPentad
import PentadCore
import VideoFeedKit

/// Parses a list of feeds from another program (OPML), in any encoding that feeds may have. URLs
/// other than `http` and `https` are left out. A title that equals the URL of its feed, which may
/// be secret, is ignored.
///
/// - Parameters:
///   - document: the bytes of the document; NULL when `size` is 0
///   - size: the number of bytes
///   - out: receives the feeds in their order, each URL once
/// - Returns: `PENTAD_VIDEO_NOT_AN_OUTLINE` for any other document; `PENTAD_VIDEO_ENTITY_REFUSED`
///   for one whose entities form an attack; `PENTAD_MISUSE` if `document` or `out` is missing, or
///   for more bytes than an array can hold
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_opml_read")
public func pentad_video_opml_read(
  _ document: UnsafePointer<UInt8>?, _ size: size_t,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_outlines>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let list = try OPMLDocument.read(readBytes(document, size, "document"))
    return OwnedRecord.give { VideoRecords(arena: $0).record(list) }
  }
}

/// Writes a list of feeds for other programs (OPML 2.0, UTF-8), grouped by folder. A URL may
/// contain a secret.
///
/// - Parameters:
///   - title: the title of the list; NULL for none
///   - created_at: the time of its creation; `PENTAD_NO_TIME` to leave it out
///   - feeds: the feeds; NULL when `count` is 0
///   - count: the number of feeds
///   - out: receives the document
/// - Returns: `PENTAD_INVALID` for a feed in more than 125 nested folders; `PENTAD_MISUSE` for more
///   feeds than an array can hold, a feed without a URL, or if `feeds`, a required field of it or
///   `out` is missing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_opml_write")
public func pentad_video_opml_write(
  _ title: UnsafePointer<CChar>?, _ created_at: Int64,
  _ feeds: UnsafePointer<UnsafePointer<pentad_video_outline_options>?>?, _ count: size_t,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    let title = try readOptionalText(title, "title")
    let feeds = try readItems(feeds, count, "feeds") { (feed) throws(PentadError) in
      try OPMLSubscription(try require(feed.pointee, "feeds"))
    }
    let created = created_at == Int64?.none.orNoTime ? nil : created_at
    return OPMLDocument(title: title, created: created, subscriptions: feeds).xml
  }
}

extension OPMLSubscription {
  /// - Throws: `misuse` for a wrong size and missing fields; `invalid` for text that is not UTF-8,
  ///   and for too many folders
  fileprivate init(
    _ pointer: UnsafePointer<pentad_video_outline_options>
  ) throws(PentadError) {
    let record = try readOptions(pointer, "feed")
    try self.init(
      feed: try readText(record.feed, "feed->feed"),
      title: try readOptionalText(record.title, "feed->title"),
      page: try readOptionalText(record.page, "feed->page"),
      folder: try readTexts(record.folders, record.folder_count, "feed->folders"),
      categories: try readTexts(record.categories, record.category_count, "feed->categories"))
  }
}
