public import PentadCore

/// What a synchronisation came to.
///
/// C: `pentad_chat_sync_report`.
public struct SyncReport: Hashable, Sendable {
  /// How many conversations were compared with the server.
  public var conversations = 0
  /// The conversations that could not be read, each with the reason. The next synchronisation reads
  /// them again.
  public var failed: [Failure] = []
  /// How many messages of the account are on the server and cannot be read.
  public var unreadable = 0

  /// A conversation that could not be read.
  ///
  /// C: `pentad_chat_sync_failure`.
  public struct Failure: Hashable, Sendable {
    /// The conversation: `g:123` as text.
    public let conversation: ConversationKey
    /// The reason.
    public let error: PentadError
  }
}
