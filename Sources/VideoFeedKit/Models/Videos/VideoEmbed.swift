/// A provider's own player, to be shown in a web view. It is an address, never the HTML of others.
public struct VideoEmbed: Hashable, Sendable {
  /// Where the player is: `http` or `https`.
  public let url: String

  /// The player at an address; nil for an address of another scheme, or one that is too long.
  public init?(url: String) {
    guard let url = WebLink.checked(url) else { return nil }
    self.url = url
  }
}
