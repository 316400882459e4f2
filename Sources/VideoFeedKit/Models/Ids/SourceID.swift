/// Which source something comes from: `feed:https://example.org/videos.xml`.
///
/// It holds no secret: in the place of what may be one in an address stands a hash.
public struct SourceID: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The name.
  public let rawValue: String

  /// The source of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The source of a name.
  public init(_ name: String) { self.init(rawValue: name) }

  /// The same as ``rawValue``.
  public var description: String { rawValue }
}

extension SourceID: Comparable {
  /// By the names' code points.
  public static func < (left: SourceID, right: SourceID) -> Bool { left.rawValue < right.rawValue }
}
