/// A source of values: a table, a database, a paper.
public struct Reference: Hashable, Sendable, Identifiable {
  /// A short key, unique among all references: `ciaaw2024`.
  public let id: String
  /// Authors, title and where it was published.
  public let title: String
  /// The year of the edition; nil when it has none.
  public let year: Int?
  /// The licence or terms that its figures were taken under.
  public let licence: String
  /// Where it can be read; nil when there is no address.
  public let url: String?
}
