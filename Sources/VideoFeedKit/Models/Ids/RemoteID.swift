/// What a source calls a broadcast, a comment, a channel or a roll: no other one of that source, and of
/// that kind, is called so.
public struct RemoteID: Hashable, Sendable {
  /// The source.
  public let source: SourceID
  /// The source's own id, 1 to ``VideoLimits/id`` bytes.
  public let id: String

  /// An id of a source; nil when it is empty, too long, or has control characters.
  public init?(_ id: String, of source: SourceID) {
    guard VideoLimits.isID(id) else { return nil }
    self.source = source
    self.id = id
  }
}

extension RemoteID: Comparable {
  /// By the source, then by the code points of the id.
  public static func < (left: RemoteID, right: RemoteID) -> Bool {
    left.source == right.source ? left.id < right.id : left.source < right.source
  }
}
