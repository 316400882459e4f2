/// A source of values: a table, a database, a paper.
public struct Reference: Hashable, Sendable, Identifiable {
  /// A short key, unique among all references: `ciaaw2024`.
  public let id: String
  /// The authors, the title and the publication.
  public let title: String
  /// The year of the edition; nil when it has none.
  public let year: Int?
  /// The licence or terms under which its figures were taken.
  public let licence: String
  /// The web address; nil when there is none.
  public let url: String?
}
