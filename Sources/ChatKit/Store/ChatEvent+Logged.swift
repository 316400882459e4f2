package import Foundation
import PentadCore
import PentadStorage

extension ChatEvent: LoggedEvent {
  /// The bytes of a logged event.
  package func encoded() -> Data { Data(bytes) }

  /// Reads ``encoded()``.
  package init?(encoded: Data) { self.init(bytes: encoded) }

  /// Of what an event of the moment tells.
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
