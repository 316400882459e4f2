public import CPentad
import PentadCore
import VideoFeedKit

/// Reads a list of feeds that another program has written (OPML), in any encoding that feeds have.
/// Addresses that are not `http` or `https` are left out. A title that is the address of its feed,
/// which may be a secret, is none.
///
/// - Parameters:
///   - document: the bytes of the document; NULL when `size` is 0
///   - size: how many bytes
///   - out: receives the feeds in their order, each address once
/// - Returns: `PENTAD_VIDEO_NOT_AN_OUTLINE` for any other document; `PENTAD_VIDEO_ENTITY_REFUSED`
///   for one whose entities are those of an attack; `PENTAD_MISUSE` if `document` or `out` is
///   missing, or for more bytes than any array has
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

/// Writes a list of feeds that other programs read (OPML 2.0, UTF-8), those of one folder together.
/// An address may have a secret in it.
///
/// - Parameters:
///   - title: what the list is called; NULL for nothing
///   - created_at: when it was made; `PENTAD_NO_TIME` when it is not to be told
///   - feeds: the feeds; NULL when `count` is 0
///   - count: how many feeds
///   - out: receives the document
/// - Returns: `PENTAD_INVALID` for a feed in more than 125 folders, one in the other;
///   `PENTAD_MISUSE` for more feeds than any array has, a feed without an address, or if `feeds`,
///   something in it or `out` is missing
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
  /// - Throws: `misuse` for a wrong size and what is missing; `invalid` for what is not UTF-8, and for too
  ///   many folders
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
