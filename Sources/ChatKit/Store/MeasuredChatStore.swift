public import PentadCore

/// The store without the client, for the benchmarks: they stand in a package of their own, and compare
/// the storing of pages with other programs that store pages.
@_spi(Measuring) public struct MeasuredChatStore: Sendable {
  private let store: ChatStore

  /// Opens the store of a folder.
  public init(folder: String, userId: String) async throws(PentadError) {
    store = try await ChatStore.open(folder: folder, userId: userId)
  }

  /// Lets the folder go.
  public func close() async { await store.close() }

  /// Stores an answer of the server's; the highest id of it.
  ///
  /// - Parameter anchor: the id after which the server was asked for messages.
  public func take(
    _ answer: [UInt8], ofGroup id: String, after anchor: Int64
  ) async throws(PentadError) -> Int64 {
    let page = MessagePage(answer: answer)
    let rule = IngestRule.after(MessageID(rawValue: anchor))
    return try await store.ingest(page, in: .group(id), rule).highest?.rawValue ?? anchor
  }

  /// Makes all messages findable.
  public func index() async throws(PentadError) { try await store.indexMessages() }

  /// The newest messages of a group.
  public func newest(_ count: Int, ofGroup id: String) throws(PentadError) -> [ChatMessage] {
    try store.messagesNow(in: .group(id), limit: count)
  }

  /// The newest messages with these words.
  public func search(_ text: String, limit: Int) async throws(PentadError) -> [ChatMessage] {
    try await store.search(text, limit: limit)
  }

  /// How many messages there are.
  public func count() async throws(PentadError) -> Int {
    try await store.storageUsage().messages
  }
}
