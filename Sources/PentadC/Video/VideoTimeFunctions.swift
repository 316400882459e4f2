public import CPentad
import PentadCore
import VideoFeedKit

/// Returns the relative time between a moment and the present, past or future. The unit is the
/// largest one in which the value is at least one, rounded down. Both times are milliseconds since
/// 1970-01-01 00:00 UTC.
///
/// - Parameters:
///   - moment: the moment
///   - now: the present
///   - out: receives the relative time
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_relative_time_make")
public func pentad_video_relative_time_make(
  _ moment: Int64, _ now: Int64,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_relative_time>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let time = RelativeTime(of: moment, now: now)
    return OwnedRecord.give { VideoRecords(arena: $0).record(time) }
  }
}
