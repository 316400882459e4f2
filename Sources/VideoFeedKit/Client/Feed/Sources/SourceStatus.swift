/// A source of the user's, and how it is.
///
/// C: `pentad_video_source`.
public struct SourceStatus: Hashable, Sendable, Identifiable {
  /// What is kept of it.
  public let description: SourceDescription
  /// How it has answered lately, and when it is asked again.
  public let health: SourceHealth
  /// Who is signed in; nil when nobody is, or the source has not said.
  public let account: SourceAccount?
  /// What it can do; nothing for one that the host has not given since the start.
  public let capabilities: SourceCapabilities

  /// The id of the source.
  public var id: SourceID { description.id }

  init(_ stored: StoredSource, _ capabilities: SourceCapabilities) {
    description = stored.description
    health = stored.health
    account = stored.account
    self.capabilities = capabilities
  }
}
