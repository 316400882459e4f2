public import PentadCore

/// The store without the client, for the benchmarks. They are in a separate package, and compare
/// the storing of pages with that of other programs.
@_spi(Measuring) public struct MeasuredChatStore: Sendable {
  private let store: ChatStore

  /// Opens the store of a folder.
  public init(folder: String, userId: String) async throws(PentadError) {
    store = try await ChatStore.open(folder: folder, userId: userId)
  }

  /// Closes the store.
  public func close() async { await store.close() }

  /// Stores a server response and returns its highest id.
  ///
  /// - Parameter anchor: the id after which messages were requested.
  public func take(
    _ answer: [UInt8], ofGroup id: String, after anchor: Int64
  ) async throws(PentadError) -> Int64 {
    let page = MessagePage(answer: answer)
    let rule = IngestRule.after(MessageID(rawValue: anchor))
    return try await store.ingest(page, in: .group(id), rule).highest?.rawValue ?? anchor
  }

  /// Indexes all messages for the search.
  public func index() async throws(PentadError) { try await store.indexMessages() }

  /// Returns the newest messages of a group.
  public func newest(_ count: Int, ofGroup id: String) throws(PentadError) -> [ChatMessage] {
    try store.messagesNow(in: .group(id), limit: count)
  }

  /// Returns the newest messages with these words.
  public func search(_ text: String, limit: Int) async throws(PentadError) -> [ChatMessage] {
    try await store.search(text, limit: limit)
  }

  /// Returns the number of messages.
  public func count() async throws(PentadError) -> Int {
    try await store.storageUsage().messages
  }
}
