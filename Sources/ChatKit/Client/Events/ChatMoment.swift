public import PentadCore

/// Somebody is writing in a conversation.
public struct TypingNotice: Hashable, Sendable {
  /// Where.
  public let conversation: ConversationKey
  /// Who.
  public let userId: String
  /// Since when, in milliseconds since 1970-01-01 00:00 UTC by the clock of the one who writes, or, where that
  /// is not told, when the notice was received; else 0. Nobody says when it ends: GroupMe's own clients show it
  /// for five seconds.
  public let startedAt: Int64

  /// Describes a notice.
  public init(conversation: ConversationKey, userId: String, startedAt: Int64) {
    self.conversation = conversation
    self.userId = userId
    self.startedAt = startedAt
  }
}

/// Something that went wrong while nobody was waiting for it.
public struct ChatFailure: Hashable, Sendable {
  /// What was being done.
  public let work: Work
  /// The conversation, if it was one's.
  public let conversation: ConversationKey?
  /// What went wrong.
  public let error: PentadError

  /// A task that a client does by itself.
  public enum Work: UInt8, Hashable, Sendable, CaseIterable {
    /// Listening to the server.
    case push
    /// Fetching what is new.
    case synchronisation
    /// Sending what the user wrote and did.
    case sending
    /// Writing to the store.
    case storage
  }

  /// Describes a failure.
  public init(work: Work, conversation: ConversationKey? = nil, error: PentadError) {
    self.work = work
    self.conversation = conversation
    self.error = error
  }
}
