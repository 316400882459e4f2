/// The content of a file, stored for this user only.
public struct StellarFileContent: Hashable, Sendable {
  /// The path of the content. It is valid until the content is replaced, or removed to make room. A
  /// program that has the file open can still read it to the end.
  public let path: String
  /// The size, in bytes.
  public let bytes: Int64
  /// The time of the download, in milliseconds since 1970.
  public let storedAt: Int64
}
