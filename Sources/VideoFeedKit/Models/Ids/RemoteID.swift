/// The id that a source gives to a broadcast, a comment, a channel or a roll. It is unique among
/// the items of that kind in the source.
public struct RemoteID: Hashable, Sendable {
  /// The source.
  public let source: SourceID
  /// The source's own id, of 1 to ``VideoLimits/id`` bytes.
  public let id: String

  /// Creates an id of a source; nil if the text is empty, too long, or has control characters.
  public init?(_ id: String, of source: SourceID) {
    guard VideoLimits.isID(id) else { return nil }
    self.source = source
    self.id = id
  }
}

extension RemoteID: Comparable {
  /// Orders by the source, then by the code points of the id.
  public static func < (left: RemoteID, right: RemoteID) -> Bool {
    left.source == right.source ? left.id < right.id : left.source < right.source
  }
}
