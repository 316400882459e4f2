public import PentadCore

/// Which part of a source's broadcasts is asked for.
public struct FeedRequest: Hashable, Sendable {
  /// A part of what a source has.
  public enum Part: Hashable, Sendable {
    /// What is newest, if anything has changed since the state that was left by the last such page; nil
    /// for in any case.
    case newest(since: FeedState?)
    /// What is older than a page.
    case older(than: FeedCursor)
  }

  /// The part.
  public let part: Part
  /// How many broadcasts are wanted at most, 1…500; a source may give fewer.
  public let limit: Int

  /// Asks for a part; a limit out of range becomes the nearest in it.
  public init(_ part: Part = .newest(since: nil), limit: Int = 100) {
    self.part = part
    self.limit = min(max(limit, 1), 500)
  }
}

/// A place in what a source has, in the source's own words.
public struct FeedCursor: RawRepresentable, Hashable, Sendable {
  /// The source's words.
  public let rawValue: String

  /// The place of a source's words.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// What a source wants to be told at the next request, so that it need not send what is here already. It
/// is stored with the page that it came with, and never without.
public struct FeedState: Hashable, Sendable {
  /// What the server calls this version.
  public var validators: Validators?
  /// The hash of the body: a server that knows no versions sends the same again.
  public var bodyHash: String?
  /// The newest of what was given, or what else the source wants to know of it, in its own words.
  public var newest: String?

  /// Describes a state.
  public init(validators: Validators? = nil, bodyHash: String? = nil, newest: String? = nil) {
    self.validators = validators
    self.bodyHash = bodyHash
    self.newest = newest
  }
}
