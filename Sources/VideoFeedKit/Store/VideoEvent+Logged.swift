package import Foundation
import PentadCore
import PentadStorage

extension VideoEvent: LoggedEvent {
  /// The bytes of a logged event.
  package func encoded() -> Data { Data(bytes) }

  /// Decodes ``encoded()``.
  package init?(encoded: Data) { self.init(bytes: encoded) }

  /// The subject of a transient event.
  package var transientKey: String? {
    switch self {
    case .startUp: "startUp"
    case .polling(let source, _): "polling \(source)"
    case .contentURL(let key): "contentURL \(key)"
    case .playback: "playback"
    case .failed(let failure):
      """
      failed \(failure.work) \(failure.source?.rawValue ?? "") \(failure.video?.text ?? "") \
      \(failure.error.code.rawValue)
      """
    case .reset: "reset"
    case .sourceAdded, .sourceChanged, .sourceRemoved, .pendingChanged, .feedApplied,
      .videosChanged, .stateChanged, .actionChanged, .accountChanged, .commentsChanged,
      .storeRecovered:
      nil
    }
  }
}
