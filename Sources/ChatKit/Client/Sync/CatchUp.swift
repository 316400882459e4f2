import PentadCore

/// Brings one conversation up to the server's newest message.
///
/// What is known to be complete grows by what the server answers alone: a message that was pushed says
/// nothing about the one before it, which may have been lost on the way. So a push is stored where it is,
/// and this closes the gap behind it.
struct CatchUp: Sendable {
  let api: GroupMeAPI
  let store: ChatStore
  let conversation: ConversationKey
  /// The newest message that the server is known to have: a list or a push named it.
  let head: MessageID?

  /// How many messages are asked for at once.
  static let pageSize = 100
  /// After so many full pages the newest messages are fetched first, and what lies between later.
  static let pagesForward = 5

  /// Fetches what is newer than all that is stored, then what is missing between, the newest first.
  ///
  /// Each page is stored with what it proves in one transaction: killed anywhere, the next run goes on
  /// from there.
  func run() async throws(PentadError) {
    if let top = try await store.spans(of: conversation).top {
      try await forward(from: top.highest)
    } else {
      try await newest()
    }
    try await closeGaps()
  }

  /// Reads the newest page again: what was edited, deleted or liked while nobody listened shows in it,
  /// and what is gone from it is gone.
  func readAgain() async throws(PentadError) {
    try await newest()
    try await closeGaps()
  }

  /// Fetches the page below all that is stored. Nothing when the oldest message is there.
  func older(_ count: Int) async throws(PentadError) {
    guard let bottom = try await store.spans(of: conversation).spans.first else {
      return try await newest()
    }
    guard try await !store.hasOldest(of: conversation) else { return }
    try await page(below: bottom.lowest, count)
  }

  // MARK: Steps

  private func forward(from top: MessageID) async throws(PentadError) {
    var anchor = top
    for _ in 0..<Self.pagesForward {
      let page: MessagePage
      do throws(PentadError) {
        page = try await api.messagesIndex(conversation, .after(anchor), limit: Self.pageSize)
      } catch  where Self.saysNoSuchAnchor(error) {
        break
      }
      let stored = try await store.ingest(page, in: conversation, .after(anchor))
      guard let highest = stored.highest else { return }
      anchor = highest
      // A short page is the last one, unless the server gives fewer than it is asked for.
      if stored.count < Self.pageSize, head.map({ $0 <= highest }) ?? true { return }
    }
    try await newest()
  }

  private func newest() async throws(PentadError) {
    let page = try await api.messagesIndex(conversation, .newest, limit: Self.pageSize)
    try await store.ingest(page, in: conversation, .newest)
  }

  private func closeGaps() async throws(PentadError) {
    while let gap = try await store.gaps(in: conversation).last {
      try await page(below: gap.before, Self.pageSize)
    }
  }

  private func page(below anchor: MessageID, _ count: Int) async throws(PentadError) {
    let page = try await api.messagesIndex(
      conversation, .before(anchor), limit: min(max(1, count), Self.pageSize))
    try await store.ingest(page, in: conversation, .before(anchor))
  }

  /// Whether a server refuses to count from a message that was deleted since.
  private static func saysNoSuchAnchor(_ error: PentadError) -> Bool {
    [.messageNotFound, .requestRejected].contains(error.code)
  }
}
