import CPentad
import PentadCore
import VideoFeedKit

extension Bool? {
  /// The Boolean as the value of a field.
  var mark: pentad_video_mark {
    switch self {
    case nil: PENTAD_VIDEO_MARK_UNKNOWN
    case true?: PENTAD_VIDEO_MARK_YES
    case false?: PENTAD_VIDEO_MARK_NO
    }
  }
}
