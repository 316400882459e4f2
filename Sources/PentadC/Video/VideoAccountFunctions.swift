public import CPentad
import PentadCore
import VideoFeedKit

/// Returns the account of the signed-in user as last received from a source. The source is not
/// asked.
///
/// - Parameters:
///   - feed: the feed
///   - source: the source
///   - out: receives the account
/// - Returns: `PENTAD_NOT_FOUND` when no user is signed in, or the source has not sent the account
///   yet; `PENTAD_VIDEO_SOURCE_NOT_FOUND` when the user has no such source; `PENTAD_STORAGE` when
///   the store cannot be read; `PENTAD_CLOSED` when the feed is suspended
///
/// Blocks: while the store is read. Since: 0.1
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
    guard let status else { throw PentadError.noSuchSource }
    guard let account = status.account else {
      throw PentadError(.notFound, "no user is signed in, or the source has not named the user")
    }
    return OwnedRecord.give { VideoRecords(arena: $0).record(account) }
  }
}
