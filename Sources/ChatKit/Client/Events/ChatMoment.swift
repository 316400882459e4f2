public import PentadCore

/// A notice that a user is typing in a conversation.
public struct TypingNotice: Hashable, Sendable {
  /// The conversation.
  public let conversation: ConversationKey
  /// The user who is typing.
  public let userId: String
  /// The time when the user started to type, in milliseconds since 1970-01-01 00:00 UTC, by that
  /// user's clock. If the notice does not contain it, the time when the notice was received; else
  /// 0. No notice reports the end: GroupMe's own clients show the notice for five seconds.
  public let startedAt: Int64

  /// Creates a notice.
  public init(conversation: ConversationKey, userId: String, startedAt: Int64) {
    self.conversation = conversation
    self.userId = userId
    self.startedAt = startedAt
  }
}

/// A failure in the background, with no call to report it.
public struct ChatFailure: Hashable, Sendable {
  /// The kind of work that failed.
  public let work: Work
  /// The conversation, if the failure concerns one.
  public let conversation: ConversationKey?
  /// The error.
  public let error: PentadError

  /// A kind of background work of a client.
  public enum Work: UInt8, Hashable, Sendable, CaseIterable {
    /// The push connection to the server.
    case push
    /// The synchronisation with the server.
    case synchronisation
    /// The sending of the user's messages and changes.
    case sending
    /// Writes to the store.
    case storage
  }

  /// Creates a failure.
  public init(work: Work, conversation: ConversationKey? = nil, error: PentadError) {
    self.work = work
    self.conversation = conversation
    self.error = error
  }
}
