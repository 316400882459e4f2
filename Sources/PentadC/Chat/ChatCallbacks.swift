import CPentad
import ChatKit
import PentadCore

/// The callbacks of a C delegate, one for each event.
struct ChatCallbacks: @unchecked Sendable {
  let delegate: pentad_chat_delegate

  func call(_ context: UnsafeMutableRawPointer?, _ published: Published<ChatEvent>) {
    let own = callback(for: published.event)
    guard delegate.did_happen != nil || own != nil else { return }
    withExtendedLifetime(Arena()) { arena in
      withUnsafePointer(to: ChatRecords(arena: arena).record(published)) { record in
        delegate.did_happen?(context, record)
        own?(context, record)
      }
    }
  }

  /// A new event without a callback does not compile here.
  private func callback(for event: ChatEvent) -> pentad_chat_event_callback? {
    switch event {
    case .groupsRefreshed: delegate.did_refresh_groups
    case .groupCreated: delegate.did_create_group
    case .groupUpdated: delegate.did_update_group
    case .groupRemoved: delegate.did_remove_group
    case .membersUpdated: delegate.did_update_members
    case .messagesUpdated: delegate.did_update_messages
    case .reactionsChanged: delegate.did_update_reactions
    case .outgoingChanged: delegate.did_update_outgoing
    case .conversationChanged: delegate.did_update_conversation
    case .draftChanged: delegate.did_update_draft
    case .accountUpdated: delegate.did_update_account
    case .storeRecovered: delegate.did_recover_store
    case .typing: delegate.typing
    case .connection: delegate.connection
    case .synchronising: delegate.synchronising
    case .failed: delegate.did_fail
    case .reset: delegate.did_reset
    }
  }
}
