import GRDB
import PentadCore
import PentadStorage

extension ChatStore {
  // MARK: Reading

  /// Returns the groups with a membership state of the user, those with the newest messages first.
  /// The topics of a group follow it.
  func groups(_ membership: MembershipState = .active) async throws(PentadError) -> [ChatGroup] {
    try await read { try $0.groups(membership) }
  }

  /// Returns the topics of a group that the user is in.
  func topics(of id: ChatGroup.ID) async throws(PentadError) -> [ChatGroup] {
    try await read { try $0.topics(of: id) }
  }

  /// Returns a group that a list contained, whether the user is or was in it.
  func group(_ id: ChatGroup.ID) async throws(PentadError) -> ChatGroup? {
    try await read { try $0.shownGroup(id) }
  }

  /// Returns the direct chats, those with the newest messages first. If no list contained a chat,
  /// the other user's name is taken from the newest message.
  func chats() async throws(PentadError) -> [DirectChat] {
    try await read { try $0.chats() }
  }

  /// Returns a direct chat; nil if nothing is stored.
  func chat(_ key: ConversationKey) async throws(PentadError) -> DirectChat? {
    try await read { store in
      try ConversationTable(store.database).fetch("conversation.key = ?", [key.text]).first
        .flatMap { try store.chat($0) }
    }
  }

  /// Returns the state of the stored messages of the user's conversations.
  func heads() async throws(PentadError) -> [ConversationHead] {
    try await read { try ConversationTable($0.database).heads() }
  }

  // MARK: The server's lists

  /// Stores a list of groups. Groups that are missing from the list do not change.
  ///
  /// - Parameters:
  ///   - groups: the list.
  ///   - asked: the value of ``lastEvent()`` before the request; nil if nothing has changed since.
  ///   - waiting: the lanes of the changes that were pending at that time.
  /// - Returns: the user's groups that changed locally since. They keep their state and must be
  ///   requested again.
  @discardableResult
  func save(
    listing groups: [WireGroup], asked: UInt64? = nil, waiting: Set<String> = []
  ) async throws(PentadError) -> [ChatGroup.ID] {
    try await write { change in
      let changes = try asked.map { try ChangesSince($0, change, waiting: waiting) }
      var overtaken: [ChatGroup.ID] = []
      for group in groups {
        let id = group.group.id
        if changes?.contains(id) != true {
          try change.save(group, changes)
        } else if try change.group(id)?.membership == .active {
          overtaken.append(id)
        }
      }
      return overtaken
    }
  }

  /// Stores the topics of a group. Topics that are missing from a complete list no longer exist.
  ///
  /// - Parameters: as ``save(listing:asked:waiting:)``.
  func save(
    topics: [WireGroup], of parent: ChatGroup.ID, isComplete: Bool, asked: UInt64,
    waiting: Set<String>
  ) async throws(PentadError) {
    try await save(listing: topics, asked: asked, waiting: waiting)
    guard isComplete else { return }
    let listed = Set(topics.map(\.group.id))
    for topic in try await self.topics(of: parent) where !listed.contains(topic.id) {
      try await noteAbsent(group: topic.id, asked: asked)
    }
  }

  /// Publishes that the lists were refreshed.
  func noteRefreshed() async throws(PentadError) {
    try await write { $0.tell(.groupsRefreshed) }
  }

  /// Stores a group from the response to a change by the user, with its members if the response
  /// contains them.
  func save(group: WireGroup) async throws(PentadError) {
    try await write { try $0.save(group) }
  }

  /// Stores a list of direct chats. Chats that are missing from the list stay, because they contain
  /// the user's messages.
  ///
  /// - Parameters:
  ///   - chats: the list.
  ///   - asked: as in ``save(listing:asked:waiting:)``.
  ///   - waiting: as in ``save(listing:asked:waiting:)``.
  func save(
    chats: [WireChat], asked: UInt64? = nil, waiting: Set<String> = []
  ) async throws(PentadError) {
    try await write { change in
      let changes = try asked.map { try ChangesSince($0, change, waiting: waiting) }
      for chat in chats { try change.save(chat.chat, changes) }
    }
  }
}

extension ChatAccess {
  /// Returns the groups with a membership state, with pending changes applied. The topics of a
  /// group follow it.
  func groups(_ membership: MembershipState) throws -> [ChatGroup] {
    let all = try groups("membership = ? AND conversation.key >= 'g:'", [membership.rawValue])
      .sorted { Self.precedes($0.state, $0.id, $1.state, $1.id) }
    let topics = Dictionary(grouping: all.filter(\.isTopic)) { $0.parentId ?? "" }
    guard !topics.isEmpty else { return all }
    let ids = Set(all.lazy.filter { !$0.isTopic }.map(\.id))
    return all.filter { $0.parentId.map { !ids.contains($0) } ?? true }
      .flatMap { group in
        let own = group.isTopic ? [] : topics[group.id] ?? []
        return [group.counting(own)] + own
      }
  }

  /// Returns a group with pending changes applied.
  func shownGroup(_ id: ChatGroup.ID) throws -> ChatGroup? {
    guard let group = try groups("conversation.key = ?", ["g:\(id)"]).first else { return nil }
    return group.isTopic ? group : group.counting(try topics(of: id))
  }

  /// Returns the topics of a group that the user is in, those with the newest messages first.
  func topics(of id: ChatGroup.ID) throws -> [ChatGroup] {
    try groups("parent_id = ? AND membership = 0", [id])
      .sorted { Self.precedes($0.state, $0.id, $1.state, $1.id) }
  }

  func chats() throws -> [DirectChat] {
    try ConversationTable(database).fetch("conversation.key < 'g:'").compactMap { try chat($0) }
      .sorted { Self.precedes($0.state, $0.conversation.text, $1.state, $1.conversation.text) }
  }

  private static func precedes(
    _ left: ConversationState, _ leftId: String, _ right: ConversationState, _ rightId: String
  ) -> Bool {
    let newest = (left.lastMessage?.rawValue ?? -1, right.lastMessage?.rawValue ?? -1)
    return newest.0 == newest.1 ? leftId < rightId : newest.0 > newest.1
  }

  /// Returns groups with pending changes applied.
  fileprivate func groups(_ condition: String, _ arguments: StatementArguments) throws
    -> [ChatGroup]
  {
    let pending = try PendingChanges(self)
    return try ConversationTable(database).fetch(condition, arguments).compactMap { row in
      row.group.map { pending.applied(to: $0) }
    }
  }

  /// Returns a group as received from the server.
  func group(_ id: ChatGroup.ID) throws -> ChatGroup? {
    try ConversationTable(database)
      .fetch("conversation.key = ?", [ConversationKey.group(id).text]).first?.group
  }

  fileprivate func chat(_ stored: ConversationTable.Stored) throws -> DirectChat? {
    guard var chat = stored.chat(of: userId), chat.name.isEmpty else {
      return stored.chat(of: userId)
    }
    let names = try statement(
      """
      SELECT name, avatar_url FROM message
      WHERE conversation = ? AND is_own = 0 AND name IS NOT NULL ORDER BY id DESC LIMIT 1
      """)
    try names.bind(stored.id, at: 1)
    defer { names.reset() }
    guard try names.next() else { return chat }
    chat.name = names.text(0)
    chat.image = chat.image ?? names.optionalText(1).map { ChatImage(url: $0) }
    return chat
  }
}

extension ChatChange {
  fileprivate func save(_ wire: WireGroup, _ changes: ChangesSince? = nil) throws {
    let (table, id) = (ConversationTable(database), wire.group.id)
    let old = try group(id)
    try table.save(wire.group)
    let isChanged = try take(wire.group.state, of: wire.group.conversation, changes)
    let new = try group(id)
    switch (old?.membership == .active, new?.membership == .active) {
    case (false, true):
      tell(.groupCreated(id))
      // Its topics are fetched with the next list.
      try SettingTable.set(TopicReading.setting(id), to: nil, in: database)
    case (true, false): tell(.groupRemoved(id, (new?.membership ?? .gone).removal))
    default:
      if old?.withoutState != new?.withoutState { tell(.groupUpdated(id)) }
    }
    if isChanged || old?.state.lastMessage != new?.state.lastMessage {
      tell(.conversationChanged(wire.group.conversation))
    }
    if let members = wire.members { try save(members, of: id) }
  }

  fileprivate func save(_ chat: DirectChat, _ changes: ChangesSince?) throws {
    let table = ConversationTable(database)
    let old = try table.fetch("conversation.key = ?", [chat.conversation.text]).first
    try table.save(chat)
    try take(chat.state, of: chat.conversation, changes)
    let new = try table.fetch("conversation.key = ?", [chat.conversation.text]).first
    if old?.chat(of: userId) != new?.chat(of: userId) {
      tell(.conversationChanged(chat.conversation))
    }
  }
}

extension ChatGroup {
  /// Returns the group with the unread messages of its topics added.
  fileprivate func counting(_ topics: [ChatGroup]) -> ChatGroup {
    var group = self
    group.unreadInTopics = topics.reduce(0) { $0 + ($1.state.unreadCount ?? 0) }
    return group
  }

  /// The group without the state of its conversation.
  fileprivate var withoutState: ChatGroup {
    var group = self
    group.state = ConversationState()
    return group
  }
}

extension MembershipState {
  fileprivate var removal: GroupRemoval {
    switch self {
    case .exited: .left
    case .removed: .removed
    case .active, .pending, .gone: .gone
    }
  }
}
