import CPentad
import PentadCore
import VideoFeedKit

/// The callbacks of a C delegate, one for each event.
struct VideoCallbacks: @unchecked Sendable {
  let delegate: pentad_video_delegate

  func call(_ context: UnsafeMutableRawPointer?, _ published: Published<VideoEvent>) {
    let own = callback(for: published.event)
    guard delegate.did_happen != nil || own != nil else { return }
    withExtendedLifetime(Arena()) { arena in
      withUnsafePointer(to: VideoRecords(arena: arena).record(published)) { record in
        delegate.did_happen?(context, record)
        own?(context, record)
      }
    }
  }

  /// A new event without a callback does not compile here.
  private func callback(for event: VideoEvent) -> pentad_video_event_callback? {
    switch event {
    case .sourceAdded: delegate.did_add_source
    case .sourceChanged: delegate.did_change_source
    case .sourceRemoved: delegate.did_remove_source
    case .pendingChanged: delegate.did_find_new
    case .feedApplied: delegate.did_apply
    case .videosChanged: delegate.did_change_videos
    case .stateChanged: delegate.did_change_state
    case .actionChanged: delegate.did_change_action
    case .accountChanged: delegate.did_change_account
    case .commentsChanged: delegate.did_change_comments
    case .storeRecovered: delegate.did_recover_store
    case .startUp: delegate.start_up
    case .polling: delegate.polling
    case .contentURL: delegate.did_receive_content_url
    case .playback: delegate.playback
    case .failed: delegate.did_fail
    case .reset: delegate.did_reset
    }
  }
}
