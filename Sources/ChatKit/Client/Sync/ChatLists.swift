import PentadCore

/// Reads the lists of conversations, page by page until an empty page.
struct ChatLists: Sendable {
  let api: GroupMeAPI
  /// The number of items requested at once.
  static let pageSize = 100
  /// The page limit, for a server that never returns an empty page.
  static let pageLimit = 1_000

  /// Returns all groups, without their members.
  func groups() async throws(PentadError) -> WireList<WireGroup> {
    try await all(id: \.group.id) { number throws(PentadError) in
      try await api.groupsIndex(
        page: number, perPage: Self.pageSize, omittingMembers: true)
    }
  }

  /// Returns all direct chats.
  func chats() async throws(PentadError) -> WireList<WireChat> {
    try await all(id: \.chat.conversation) { number throws(PentadError) in
      try await api.chatsIndex(page: number, perPage: Self.pageSize)
    }
  }

  /// Returns all topics of a group. A page that is not full is the last one.
  func topics(of group: ChatGroup.ID) async throws(PentadError) -> WireList<WireGroup> {
    try await all(id: \.group.id, fullPage: Self.pageSize) { number throws(PentadError) in
      try await api.subgroupsIndex(of: group, page: number, perPage: Self.pageSize)
    }
  }

  /// Reads all pages of a list and removes duplicates. An item that moves to the front meanwhile
  /// may be on two pages, or on none; its change then arrives by push.
  private func all<Item, Key: Hashable>(
    id: (Item) -> Key, fullPage: Int = 0,
    page: (Int) async throws(PentadError) -> WireList<Item>
  ) async throws(PentadError) -> WireList<Item> {
    var items: [Item] = []
    var unreadable: [UnreadableItem] = []
    var seen: Set<Key> = []
    var seenDamaged: Set<UnreadableItem> = []
    for number in 1...Self.pageLimit {
      let found = try await page(number)
      let new = found.filter { seen.insert(id($0)).inserted }
      let damaged = found.unreadable.filter { seenDamaged.insert($0).inserted }
      items += new
      unreadable += damaged
      // A page of items that cannot be read is not the end.
      if found.count + found.unreadable.count < fullPage || new.isEmpty && damaged.isEmpty {
        return WireList(items, unreadable: unreadable)
      }
    }
    throw PentadError(.unexpectedAnswer, "the server's list does not end; none of it was stored")
  }
}
