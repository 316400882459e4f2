/// A provider's own player, to be shown in a web view. It is an address, never HTML from outside.
public struct VideoEmbed: Hashable, Sendable {
  /// The address of the player: `http` or `https`.
  public let url: String

  /// Creates the player at an address; nil if it is not an `http` or `https` address or is too
  /// long.
  public init?(url: String) {
    guard let url = WebLink.checked(url) else { return nil }
    self.url = url
  }
}
