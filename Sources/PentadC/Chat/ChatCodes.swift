import CPentad
import ChatKit

extension MessageID? {
  /// A message for a field.
  var orNone: Int64 { self?.rawValue ?? 0 }
}

extension MembershipState {
  var code: pentad_chat_membership {
    switch self {
    case .active: PENTAD_CHAT_MEMBERSHIP_ACTIVE
    case .pending: PENTAD_CHAT_MEMBERSHIP_PENDING
    case .exited: PENTAD_CHAT_MEMBERSHIP_EXITED
    case .removed: PENTAD_CHAT_MEMBERSHIP_REMOVED
    case .gone: PENTAD_CHAT_MEMBERSHIP_GONE
    }
  }
}

extension OutgoingMessage.State {
  var code: pentad_chat_outgoing_state {
    switch self {
    case .queued: PENTAD_CHAT_OUTGOING_QUEUED
    case .uploading: PENTAD_CHAT_OUTGOING_UPLOADING
    case .sending: PENTAD_CHAT_OUTGOING_SENDING
    case .verifying: PENTAD_CHAT_OUTGOING_VERIFYING
    case .failed: PENTAD_CHAT_OUTGOING_FAILED
    }
  }
}

extension OutgoingChange.Step {
  var code: pentad_chat_step {
    switch self {
    case .queued: PENTAD_CHAT_STEP_QUEUED
    case .sending: PENTAD_CHAT_STEP_SENDING
    case .failed: PENTAD_CHAT_STEP_FAILED
    case .cancelled: PENTAD_CHAT_STEP_CANCELLED
    case .delivered: PENTAD_CHAT_STEP_DELIVERED
    }
  }
}

extension GroupRemoval {
  var code: pentad_chat_removal {
    switch self {
    case .deleted: PENTAD_CHAT_REMOVAL_DELETED
    case .left: PENTAD_CHAT_REMOVAL_LEFT
    case .removed: PENTAD_CHAT_REMOVAL_REMOVED
    case .gone: PENTAD_CHAT_REMOVAL_GONE
    }
  }
}

extension ChatConnection {
  var code: pentad_chat_connection {
    switch self {
    case .offline: PENTAD_CHAT_CONNECTION_OFFLINE
    case .connecting: PENTAD_CHAT_CONNECTION_CONNECTING
    case .live: PENTAD_CHAT_CONNECTION_LIVE
    case .polling: PENTAD_CHAT_CONNECTION_POLLING
    case .authRequired: PENTAD_CHAT_CONNECTION_AUTH_REQUIRED
    case .stopped: PENTAD_CHAT_CONNECTION_STOPPED
    }
  }
}

extension ChatConnection.Route {
  var code: pentad_chat_route {
    switch self {
    case .webSocket: PENTAD_CHAT_ROUTE_WEB_SOCKET
    case .longPolling: PENTAD_CHAT_ROUTE_LONG_POLLING
    }
  }
}

extension ChatFailure.Work {
  var code: pentad_chat_work {
    switch self {
    case .push: PENTAD_CHAT_WORK_PUSH
    case .synchronisation: PENTAD_CHAT_WORK_SYNCHRONISATION
    case .sending: PENTAD_CHAT_WORK_SENDING
    case .storage: PENTAD_CHAT_WORK_STORAGE
    }
  }
}
