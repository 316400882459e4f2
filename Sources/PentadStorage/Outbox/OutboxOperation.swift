public import Foundation
public import PentadCore

/// A new operation that a Kit appends to its ``Outbox``.
public struct OutboxDraft: Hashable, Sendable {
  /// The lane, such as a class or a conversation. Operations in one lane are sent in the order in
  /// which they were appended.
  public var lane: String
  /// The key under which the operation supersedes waiting or failed ones of its lane; nil to
  /// supersede none.
  public var key: String?
  /// The kind of operation, defined by the Kit.
  public var kind: String
  /// The content, encoded by the Kit.
  public var payload: Data

  /// Makes a draft.
  public init(lane: String, key: String? = nil, kind: String, payload: Data = Data()) {
    self.lane = lane
    self.key = key
    self.kind = kind
    self.payload = payload
  }
}

/// The state of an undelivered operation. Delivered operations are deleted.
public enum OutboxState: Int, Hashable, Sendable {
  /// It waits for its turn or its time.
  case queued = 0
  /// An attempt is in progress.
  case sending = 1
  /// It was rejected permanently. It is kept until it is retried or cancelled, and blocks no other
  /// operation.
  case failed = 2
}

/// An operation in an ``Outbox``. All times are milliseconds since 1970-01-01 00:00 UTC.
public struct OutboxOperation: Hashable, Identifiable, Sendable {
  /// The id, which is never used again.
  public let id: Int64
  /// The content of the operation.
  public let draft: OutboxDraft
  /// The state.
  public let state: OutboxState
  /// The number of attempts that have begun.
  public let attempts: Int
  /// True if an attempt, other than the one in progress, may have reached the server. If it must
  /// not arrive twice, the Kit queries the server before it sends again.
  public let mayHaveArrived: Bool
  /// The time when it was appended.
  public let createdAt: Int64
  /// The time when the first attempt began; nil before that.
  public let firstAttemptAt: Int64?
  /// The time before which it is not sent.
  public let notBefore: Int64
  /// The error of the last attempt.
  public let failure: PentadError?
}
