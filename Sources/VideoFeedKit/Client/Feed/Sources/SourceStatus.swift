/// A source of the user and its current status.
///
/// C: `pentad_video_source`.
public struct SourceStatus: Hashable, Sendable, Identifiable {
  /// The stored description of the source.
  public let description: SourceDescription
  /// The recent results of polling it, and the time of its next poll.
  public let health: SourceHealth
  /// The user's account at the source; nil if no user is signed in, or the source has not reported
  /// it.
  public let account: SourceAccount?
  /// The capabilities of the source; empty for one that the host has not supplied since the start.
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
