public import PentadCore

/// The report of a synchronisation.
///
/// C: `pentad_chat_sync_report`.
public struct SyncReport: Hashable, Sendable {
  /// The number of conversations that were compared with the server.
  public var conversations = 0
  /// The conversations that could not be read, each with the reason. The next synchronisation reads
  /// them again.
  public var failed: [Failure] = []
  /// The number of messages of the account that the server has but that cannot be decoded.
  public var unreadable = 0

  /// A conversation that could not be read.
  ///
  /// C: `pentad_chat_sync_failure`.
  public struct Failure: Hashable, Sendable {
    /// The conversation, such as `g:123` as text.
    public let conversation: ConversationKey
    /// The reason.
    public let error: PentadError
  }
}
