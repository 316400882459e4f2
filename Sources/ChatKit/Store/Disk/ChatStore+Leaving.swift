import GRDB
import PentadCore
import PentadStorage

extension ChatStore {
  /// Notes that the user is no longer in a group. All that is stored of it stays.
  func remove(group id: ChatGroup.ID, _ reason: GroupRemoval) async throws(PentadError) {
    try await write { try $0.leave(id, reason) }
  }

  /// Notes that the server no longer has one of the user's groups: why, the messages in it may tell.
  ///
  /// - Parameter asked: ``lastEvent()`` of before the server was asked. A group that came, went or was
  ///   changed since stays as it is until the server is asked again.
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
    // Whoever is not in a group is not in its topics.
    for topic in try topics(of: id) { try leave(topic.id, reason) }
  }

  /// How the user came out of a group, as the newest message says that tells of it.
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
  /// How a person came out of the group; ``GroupRemoval/gone`` for one who came into it, and nil when it
  /// tells of neither.
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
