/// The access token of an account at a Moodle site.
///
/// It gives access to everything that the account may do with the site's web services. Printing the
/// value does not reveal it. Encode it only into a store for secrets.
public struct MoodleToken: Hashable, Sendable, Codable {
  /// The token, as the site sent it.
  public let text: String

  /// Creates a token from its text.
  public init(_ text: String) { self.text = text }
}

extension MoodleToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The text `MoodleToken`, without the token.
  public var description: String { "MoodleToken" }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// Shows no more than ``description`` does.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
