public import CPentad
import PentadCore
import VideoFeedKit

/// The user as a source knows it, as it last said. It is not asked.
///
/// - Parameters:
///   - feed: the feed
///   - source: the source
///   - out: receives the user
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_NOT_FOUND` when no user is signed in, or the source has not said
///   yet; `PENTAD_VIDEO_SOURCE_NOT_FOUND` when the user has no such source; `PENTAD_STORAGE` when
///   the store cannot be read; `PENTAD_CLOSED` when the feed is suspended; `PENTAD_INVALID` for a
///   text that is not UTF-8; `PENTAD_MISUSE` if `feed`, `source` or `out` is missing;
///   `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the user is the caller's; free it with pentad_video_account_free().
/// Threads: any. Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_video_feed_account")
public func pentad_video_feed_account(
  _ feed: pentad_video_feed_ref?, _ source: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_account>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let id = try readSource(source)
    let status = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.source(id)
    }
    guard let status else { throw PentadError(.sourceNotFound, "there is no such source") }
    guard let account = status.account else {
      throw PentadError(.notFound, "nobody is signed in, or the source has not said who")
    }
    return OwnedRecord.give { VideoRecords(arena: $0).record(account) }
  }
}

/// Frees a user.
///
/// - Parameter account: the account; NULL does nothing
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_account_free")
public func pentad_video_account_free(_ account: UnsafeMutablePointer<pentad_video_account>?) {
  OwnedRecord.free(account)
}

/// The channels of a source, those of the user's account first.
///
/// - Parameters:
///   - feed: the feed
///   - source: the source
///   - out: receives the channels; none of a source that there is not
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the
///   feed is suspended; `PENTAD_INVALID` for a text that is not UTF-8; `PENTAD_MISUSE` if `feed`,
///   `source` or `out` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the channels are the caller's; free them with pentad_video_channels_free().
/// Threads: any. Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_video_feed_channels")
public func pentad_video_feed_channels(
  _ feed: pentad_video_feed_ref?, _ source: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_channels>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let id = try readSource(source)
    let channels = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.channels(of: id)
    }
    return OwnedRecord.give { VideoRecords(arena: $0).channels(channels) }
  }
}

/// Frees channels.
///
/// - Parameter channels: the channels; NULL does nothing
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_channels_free")
public func pentad_video_channels_free(_ channels: UnsafeMutablePointer<pentad_video_channels>?) {
  OwnedRecord.free(channels)
}

/// The rolls of a source.
///
/// - Parameters:
///   - feed: the feed
///   - source: the source
///   - out: receives the rolls; none of a source that there is not
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the
///   feed is suspended; `PENTAD_INVALID` for a text that is not UTF-8; `PENTAD_MISUSE` if `feed`,
///   `source` or `out` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the rolls are the caller's; free them with pentad_video_rolls_free().
/// Threads: any. Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_video_feed_rolls")
public func pentad_video_feed_rolls(
  _ feed: pentad_video_feed_ref?, _ source: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_rolls>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let id = try readSource(source)
    let rolls = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.rolls(of: id)
    }
    return OwnedRecord.give { VideoRecords(arena: $0).rolls(rolls) }
  }
}

/// Frees rolls.
///
/// - Parameter rolls: the rolls; NULL does nothing
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_rolls_free")
public func pentad_video_rolls_free(_ rolls: UnsafeMutablePointer<pentad_video_rolls>?) {
  OwnedRecord.free(rolls)
}
