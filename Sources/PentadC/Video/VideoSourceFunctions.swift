public import CPentad
import PentadCore
import VideoFeedKit

/// Adds a feed: RSS, Atom, Media RSS or JSON Feed, by its own address or by that of a page that names
/// it. Of several feeds of a page the first is taken; pentad_video_feed_discover() tells all.
///
/// A feed that works by itself asks it at once. Its first videos are in the lists without being
/// applied.
///
/// - Parameters:
///   - feed: the feed of videos that the source is added to
///   - address: the address: `http` or `https`
///   - out: receives the source; the one that is there when the user has it already
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_VIDEO_NOT_A_FEED` for a page that names none;
///   `PENTAD_VIDEO_ADDRESS_REFUSED` for what is no address of the web, or has a password in it;
///   `PENTAD_VIDEO_FEED_TOO_LARGE` and `PENTAD_VIDEO_ENTITY_REFUSED` for a document that is not read;
///   what the network or the server says: `PENTAD_OFFLINE`, `PENTAD_TIMED_OUT`, `PENTAD_NOT_FOUND`,
///   `PENTAD_SIGN_IN_REQUIRED` and `PENTAD_REFUSED` when it does not give the feed to everybody, or the
///   connection is not safe, `PENTAD_UNAVAILABLE` (as `PENTAD_CONNECTION_REFUSED`,
///   `PENTAD_SERVER_UNAVAILABLE` or `PENTAD_TOO_MANY_REQUESTS`, too), `PENTAD_DECODING` (as
///   `PENTAD_UNREADABLE_ANSWER` or `PENTAD_UNEXPECTED_ANSWER`, too);
///   `PENTAD_VIDEO_NETWORK_DISABLED` in demonstration mode; `PENTAD_STORAGE` when the store cannot be
///   written; `PENTAD_CLOSED` when the feed is suspended; `PENTAD_INVALID` for a text that is not UTF-8;
///   `PENTAD_MISUSE` if `feed`, `address` or `out` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the source is the caller's; free it with pentad_video_source_free().
/// Threads: any. Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_video_feed_add_feed")
public func pentad_video_feed_add_feed(
  _ feed: pentad_video_feed_ref?, _ address: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_source>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let address = try readText(address, "address")
    let source = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.addFeed(address)
    }
    return OwnedRecord.give { VideoRecords(arena: $0).record(source) }
  }
}

/// Adds a feed as pentad_video_feed_add_feed() does, without waiting for it.
///
/// - Parameters:
///   - feed: the feed of videos that the source is added to
///   - address: the address: `http` or `https`
///   - callback: called once at the end
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_INVALID` for a text that is not UTF-8;
///   `PENTAD_MISUSE` if `feed`, `address` or `callback` is missing; `PENTAD_CLOSED` after
///   pentad_shutdown() and when the feed's session was freed; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_feed_add_feed_async")
public func pentad_video_feed_add_feed_async(
  _ feed: pentad_video_feed_ref?, _ address: UnsafePointer<CChar>?,
  _ callback: pentad_video_source_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let address = try readText(address, "address")
    try VideoHandle.start(feed, callback, context, operation) {
      feed async throws(PentadError) in
      try await feed.addFeed(address)
    } record: {
      $0.record($1)
    }
  }
}

/// Looks for the feeds that a page names. Nothing is added.
///
/// - Parameters:
///   - feed: the feed of videos
///   - page: the address of the page
///   - out: receives the feeds, in the order of the page; the page itself when it is a feed
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, with no feed when the page names none; `PENTAD_MISUSE` if `feed`, `page` or
///   `out` is missing; otherwise as pentad_video_feed_add_feed()
///
/// Ownership: the feeds are the caller's; free them with pentad_video_discovered_feeds_free().
/// Threads: any. Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_video_feed_discover")
public func pentad_video_feed_discover(
  _ feed: pentad_video_feed_ref?, _ page: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_discovered_feeds>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let page = try readText(page, "page")
    let feeds = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.discoverFeeds(page)
    }
    return OwnedRecord.give { VideoRecords(arena: $0).feeds(feeds) }
  }
}

/// Looks for the feeds of a page as pentad_video_feed_discover() does, without waiting for it.
///
/// - Parameters:
///   - feed: the feed of videos
///   - page: the address of the page
///   - callback: called once at the end
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_INVALID` for a text that is not UTF-8;
///   `PENTAD_MISUSE` if `feed`, `page` or `callback` is missing; `PENTAD_CLOSED` after
///   pentad_shutdown() and when the feed's session was freed; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_feed_discover_async")
public func pentad_video_feed_discover_async(
  _ feed: pentad_video_feed_ref?, _ page: UnsafePointer<CChar>?,
  _ callback: pentad_video_discovered_feeds_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let page = try readText(page, "page")
    try VideoHandle.start(feed, callback, context, operation) {
      feed async throws(PentadError) in
      try await feed.discoverFeeds(page)
    } record: {
      $0.feeds($1)
    }
  }
}

/// Frees what a page names.
///
/// - Parameter feeds: the feeds; NULL does nothing
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_discovered_feeds_free")
public func pentad_video_discovered_feeds_free(
  _ feeds: UnsafeMutablePointer<pentad_video_discovered_feeds>?
) {
  OwnedRecord.free(feeds)
}
