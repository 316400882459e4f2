/// The identifier of a source: `feed:https://example.org/videos.xml`.
///
/// It contains no secret: parts of an address that may be secret are replaced by a hash.
public struct SourceID: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The name of the source.
  public let rawValue: String

  /// Creates the identifier with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates the identifier with a name.
  public init(_ name: String) { self.init(rawValue: name) }

  /// The same as ``rawValue``.
  public var description: String { rawValue }
}

extension SourceID: Comparable {
  /// Orders by the code points of the names.
  public static func < (left: SourceID, right: SourceID) -> Bool { left.rawValue < right.rawValue }
}
