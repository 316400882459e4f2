public import PentadCore

/// A request for a part of a source's broadcasts.
public struct FeedRequest: Hashable, Sendable {
  /// A part of a source's content.
  public enum Part: Hashable, Sendable {
    /// The newest items, if anything has changed since the state that came with the last such page.
    /// Pass nil to get them in any case.
    case newest(since: FeedState?)
    /// The items older than a page.
    case older(than: FeedCursor)
  }

  /// The part.
  public let part: Part
  /// The maximum number of broadcasts, 1…500; a source may return fewer.
  public let limit: Int

  /// Creates a request. A limit out of range is clamped to it.
  public init(_ part: Part = .newest(since: nil), limit: Int = 100) {
    self.part = part
    self.limit = min(max(limit, 1), 500)
  }
}

/// A position in a source's content, in the source's own format.
public struct FeedCursor: RawRepresentable, Hashable, Sendable {
  /// The position in the source's format.
  public let rawValue: String

  /// Creates a cursor from the source's format.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The state that a source expects with the next request, so that it need not send known items
/// again. It is always stored together with the page that it came with.
public struct FeedState: Hashable, Sendable {
  /// The server's validators of this version (`ETag`, `Last-Modified`).
  public var validators: Validators?
  /// The hash of the body. It detects an unchanged body from a server without validators.
  public var bodyHash: String?
  /// The newest known item, or other data that the source expects to receive, in its own format.
  public var newest: String?

  /// Creates a state.
  public init(validators: Validators? = nil, bodyHash: String? = nil, newest: String? = nil) {
    self.validators = validators
    self.bodyHash = bodyHash
    self.newest = newest
  }
}
