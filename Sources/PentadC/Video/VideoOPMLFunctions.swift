public import CPentad
import PentadCore
import VideoFeedKit

/// Adds the feeds of a list that another program has written (OPML). None of them is asked for yet.
///
/// - Parameters:
///   - feed: the feed of videos that the sources are added to
///   - document: the bytes of the document; NULL when `size` is 0
///   - size: how many bytes
///   - out: receives what became of the list
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_VIDEO_NOT_AN_OUTLINE` for any other document;
///   `PENTAD_VIDEO_ENTITY_REFUSED` for one whose entities are those of an attack; `PENTAD_STORAGE` when
///   the store cannot be written: those that came before stay; `PENTAD_CLOSED` when the feed is
///   suspended; `PENTAD_MISUSE` if `feed`, `document` or `out` is missing, or for more bytes than any
///   array has; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: what is received is the caller's; free it with pentad_video_opml_import_free().
/// Threads: any. Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_video_feed_import_opml")
public func pentad_video_feed_import_opml(
  _ feed: pentad_video_feed_ref?, _ document: UnsafePointer<UInt8>?, _ size: size_t,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_opml_import>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let document = try readBytes(document, size, "document")
    let result = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.importOPML(document)
    }
    return OwnedRecord.give { VideoRecords(arena: $0).record(result) }
  }
}

/// Adds the feeds of a list as pentad_video_feed_import_opml() does, without waiting for it.
///
/// - Parameters:
///   - feed: the feed of videos that the sources are added to
///   - document: the bytes of the document, which are copied; NULL when `size` is 0
///   - size: how many bytes
///   - callback: called once at the end
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_MISUSE` if `feed`, `document` or
///   `callback` is missing, or for more bytes than any array has; `PENTAD_CLOSED` after
///   pentad_shutdown() and when the feed's session was freed; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_feed_import_opml_async")
public func pentad_video_feed_import_opml_async(
  _ feed: pentad_video_feed_ref?, _ document: UnsafePointer<UInt8>?, _ size: size_t,
  _ callback: pentad_video_opml_import_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let document = try readBytes(document, size, "document")
    try VideoHandle.start(feed, callback, context, operation) {
      feed async throws(PentadError) in
      try await feed.importOPML(document)
    } record: {
      $0.record($1)
    }
  }
}

/// Frees what became of a list of feeds.
///
/// - Parameter result: the result; NULL does nothing
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_opml_import_free")
public func pentad_video_opml_import_free(
  _ result: UnsafeMutablePointer<pentad_video_opml_import>?
) {
  OwnedRecord.free(result)
}

/// Writes the user's feeds as a list that other programs read (OPML 2.0, UTF-8). Other sources are not
/// in it. An address may have a secret in it.
///
/// - Parameters:
///   - feed: the feed of videos
///   - title: what the list is called; NULL for nothing
///   - out: receives the document
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the feed
///   is suspended; `PENTAD_INVALID` for a text that is not UTF-8; `PENTAD_MISUSE` if `feed` or `out` is
///   missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the document is the caller's; free it with pentad_string_free().
/// Threads: any. Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_video_feed_export_opml")
public func pentad_video_feed_export_opml(
  _ feed: pentad_video_feed_ref?, _ title: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    let title = try readOptionalText(title, "title")
    return try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.exportOPML(title: title)
    }
  }
}
