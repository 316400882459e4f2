package import Foundation
import PentadCore
import PentadStorage

extension ChatEvent: LoggedEvent {
  /// Encodes a logged event.
  package func encoded() -> Data { Data(bytes) }

  /// Decodes an event that was encoded by ``encoded()``.
  package init?(encoded: Data) { self.init(bytes: encoded) }

  /// The subject of a transient event; nil for a logged one.
  package var transientKey: String? {
    switch self {
    case .typing(let notice): "typing \(notice.conversation) \(notice.userId)"
    case .connection: "connection"
    case .synchronising: "synchronising"
    case .failed(let failure):
      "failed \(failure.work) \(failure.conversation?.text ?? "") \(failure.error.code.rawValue)"
    case .reset: "reset"
    case .groupsRefreshed, .groupCreated, .groupUpdated, .groupRemoved, .membersUpdated,
      .messagesUpdated, .reactionsChanged, .outgoingChanged, .conversationChanged, .draftChanged,
      .accountUpdated, .storeRecovered:
      nil
    }
  }
}
