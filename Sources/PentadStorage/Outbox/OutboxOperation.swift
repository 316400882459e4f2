public import Foundation
public import PentadCore

/// Something to be sent, as a Kit appends it to its ``Outbox``.
public struct OutboxDraft: Hashable, Sendable {
  /// Whatever is in one lane is sent in the order in which it was appended: a class, a conversation.
  public var lane: String
  /// In its lane, it replaces what waits or has failed under the same key; nil never replaces.
  public var key: String?
  /// What is to be done, in the words of the Kit.
  public var kind: String
  /// With what, in the bytes of the Kit.
  public var payload: Data

  /// Describes something to be sent.
  public init(lane: String, key: String? = nil, kind: String, payload: Data = Data()) {
    self.lane = lane
    self.key = key
    self.kind = kind
    self.payload = payload
  }
}

/// How far an operation has come. What has been delivered is no longer there.
public enum OutboxState: Int, Hashable, Sendable {
  /// It waits for its turn or its time.
  case queued = 0
  /// An attempt is under way.
  case sending = 1
  /// It was refused for good. It stays until it is retried or cancelled, and holds up nothing.
  case failed = 2
}

/// Something in an ``Outbox``. All times are milliseconds since 1970-01-01 00:00 UTC.
public struct OutboxOperation: Hashable, Identifiable, Sendable {
  /// Never given twice.
  public let id: Int64
  /// What is to be sent.
  public let draft: OutboxDraft
  /// How far it has come.
  public let state: OutboxState
  /// How many attempts have begun.
  public let attempts: Int
  /// Whether an attempt, other than the one that may be under way, may have reached the server: the
  /// Kit finds out before it sends again what must not arrive twice.
  public let mayHaveArrived: Bool
  /// When it was appended.
  public let createdAt: Int64
  /// When the first attempt began.
  public let firstAttemptAt: Int64?
  /// Before when it is not sent.
  public let notBefore: Int64
  /// What the last attempt failed with.
  public let failure: PentadError?
}
