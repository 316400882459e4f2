/// A source of values: a table, a database, a paper.
public struct Reference: Hashable, Sendable, Identifiable {
  /// A short key, unique among all references: `ciaaw2024`.
  public let id: String
  /// Authors, title and where it was published.
  public let title: String
  /// The year of the edition, where it has one.
  public let year: Int?
  /// The licence or terms that its figures were taken under.
  public let licence: String
  /// Where it can be read.
  public let url: String?
}
