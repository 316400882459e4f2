import CPentad
import PentadCore
import VideoFeedKit

extension MediaRendition.Kind {
  var code: pentad_video_media_kind {
    switch self {
    case .file: PENTAD_VIDEO_MEDIA_FILE
    case .hls: PENTAD_VIDEO_MEDIA_HLS
    case .dash: PENTAD_VIDEO_MEDIA_DASH
    }
  }
}

extension Bool? {
  /// Whether something is so, for a field.
  var mark: pentad_video_mark {
    switch self {
    case nil: PENTAD_VIDEO_MARK_UNKNOWN
    case true?: PENTAD_VIDEO_MARK_YES
    case false?: PENTAD_VIDEO_MARK_NO
    }
  }
}

extension RelativeTime.Unit {
  var code: pentad_video_time_unit {
    switch self {
    case .second: PENTAD_VIDEO_SECOND
    case .minute: PENTAD_VIDEO_MINUTE
    case .hour: PENTAD_VIDEO_HOUR
    case .day: PENTAD_VIDEO_DAY
    case .week: PENTAD_VIDEO_WEEK
    case .month: PENTAD_VIDEO_MONTH
    case .year: PENTAD_VIDEO_YEAR
    }
  }
}

extension SourceDescription.Kind {
  var code: pentad_video_source_kind {
    switch self {
    case .feed: PENTAD_VIDEO_SOURCE_FEED
    case .peerTube: PENTAD_VIDEO_SOURCE_PEERTUBE
    case .shelby: PENTAD_VIDEO_SOURCE_SHELBY
    case .folder: PENTAD_VIDEO_SOURCE_FOLDER
    case .host: PENTAD_VIDEO_SOURCE_HOST
    }
  }
}

extension FeedStartUp.Phase {
  var code: pentad_video_start_up_phase {
    switch self {
    case .opening: PENTAD_VIDEO_PHASE_OPENING
    case .signingIn: PENTAD_VIDEO_PHASE_SIGNING_IN
    case .fetchingAccount: PENTAD_VIDEO_PHASE_FETCHING_ACCOUNT
    case .fetchingBroadcasts: PENTAD_VIDEO_PHASE_FETCHING_BROADCASTS
    case .polling: PENTAD_VIDEO_PHASE_POLLING
    case .preparing: PENTAD_VIDEO_PHASE_PREPARING
    case .ready: PENTAD_VIDEO_PHASE_READY
    }
  }
}

extension SourceStartUp {
  var code: pentad_video_source_state {
    switch self {
    case .waiting: PENTAD_VIDEO_SOURCE_WAITING
    case .signInRequired: PENTAD_VIDEO_SOURCE_SIGN_IN_REQUIRED
    case .fetchingAccount: PENTAD_VIDEO_SOURCE_FETCHING_ACCOUNT
    case .fetching: PENTAD_VIDEO_SOURCE_FETCHING
    case .done: PENTAD_VIDEO_SOURCE_DONE
    case .failed: PENTAD_VIDEO_SOURCE_FAILED
    }
  }
}

extension ActionStep {
  var code: pentad_video_action_step {
    switch self {
    case .queued: PENTAD_VIDEO_STEP_QUEUED
    case .sending: PENTAD_VIDEO_STEP_SENDING
    case .delivered: PENTAD_VIDEO_STEP_DELIVERED
    case .failed: PENTAD_VIDEO_STEP_FAILED
    case .cancelled: PENTAD_VIDEO_STEP_CANCELLED
    }
  }
}

extension VideoFailure.Work {
  var code: pentad_video_work {
    switch self {
    case .polling: PENTAD_VIDEO_WORK_POLLING
    case .resolving: PENTAD_VIDEO_WORK_RESOLVING
    case .sending: PENTAD_VIDEO_WORK_SENDING
    case .storage: PENTAD_VIDEO_WORK_STORAGE
    case .images: PENTAD_VIDEO_WORK_IMAGES
    }
  }
}

extension PlaybackState.Phase {
  var code: pentad_video_playback_phase {
    switch self {
    case .idle: PENTAD_VIDEO_PLAYBACK_IDLE
    case .resolving: PENTAD_VIDEO_PLAYBACK_RESOLVING
    case .ready: PENTAD_VIDEO_PLAYBACK_READY
    case .playing: PENTAD_VIDEO_PLAYBACK_PLAYING
    case .paused: PENTAD_VIDEO_PLAYBACK_PAUSED
    case .ended: PENTAD_VIDEO_PLAYBACK_ENDED
    case .failed: PENTAD_VIDEO_PLAYBACK_FAILED
    }
  }
}
