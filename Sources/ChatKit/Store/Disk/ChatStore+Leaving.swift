import GRDB
import PentadCore
import PentadStorage

extension ChatStore {
  /// Records that the user is no longer in a group. Its stored data is kept.
  func remove(group id: ChatGroup.ID, _ reason: GroupRemoval) async throws(PentadError) {
    try await write { try $0.leave(id, reason) }
  }

  /// Records that the server no longer lists one of the user's groups. The reason is taken from its
  /// messages.
  ///
  /// - Parameter asked: the value of ``lastEvent()`` before the request. A group that was added,
  ///   removed or changed since keeps its state until the server is asked again.
  func noteAbsent(group id: ChatGroup.ID, asked: UInt64) async throws(PentadError) {
    try await write { change in
      guard try change.group(id)?.membership == .active,
        try !ChangesSince(asked, change).contains(id)
      else { return }
      try change.leave(id, try change.departure(from: id))
    }
  }
}

extension ChatChange {
  fileprivate func leave(_ id: ChatGroup.ID, _ reason: GroupRemoval) throws {
    guard let group = try group(id), group.membership != reason.membership else { return }
    try ConversationTable(database).setMembership(reason.membership, of: group.conversation)
    tell(.groupRemoved(id, reason))
    // A user who is not in a group is not in its topics either.
    for topic in try topics(of: id) { try leave(topic.id, reason) }
  }

  /// Returns the reason why the user left a group, according to the newest message about it.
  fileprivate func departure(from id: ChatGroup.ID) throws -> GroupRemoval {
    guard let conversation = try ConversationTable(database).id(of: .group(id)) else {
      return .gone
    }
    let rows = try statement(
      """
      SELECT event_type, event FROM message
      WHERE conversation = ? AND is_system = 1 AND event_type LIKE 'membership.%'
        AND event IS NOT NULL ORDER BY id DESC
      """)
    try rows.bind(conversation, at: 1)
    defer { rows.reset() }
    while try rows.next() {
      let event = SystemEvent(type: rows.text(0), json: rows.text(1))
      if let reason = event.departure(of: userId) { return reason }
    }
    return .gone
  }
}

extension SystemEvent {
  /// Returns the reason why a person left the group; ``GroupRemoval/gone`` for a person who joined
  /// it; nil for any other event.
  fileprivate func departure(of userId: String) -> GroupRemoval? {
    switch self {
    case .memberRemoved(let person, _), .memberAutokicked(let person):
      person.userId == userId ? .removed : nil
    case .memberLeft(let person): person.userId == userId ? .left : nil
    case .memberJoined(let person), .memberRejoined(let person):
      person.userId == userId ? .gone : nil
    case .membersAdded(let people, _): people.contains { $0.userId == userId } ? .gone : nil
    default: nil
    }
  }
}

extension GroupRemoval {
  fileprivate var membership: MembershipState {
    switch self {
    case .left: .exited
    case .removed: .removed
    case .deleted, .gone: .gone
    }
  }
}
