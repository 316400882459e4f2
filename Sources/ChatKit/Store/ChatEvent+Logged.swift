#if Storage
  public import Foundation
  import PentadCore
  public import PentadStorage

  extension ChatEvent: LoggedEvent {
    /// The bytes of a logged event.
    public func encoded() -> Data { Data(bytes) }

    /// Reads ``encoded()``.
    public init?(encoded: Data) { self.init(bytes: encoded) }

    /// Of what an event of the moment tells.
    public var transientKey: String? {
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
#endif
