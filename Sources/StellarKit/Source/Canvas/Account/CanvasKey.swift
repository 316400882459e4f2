/// A program's Developer Key, the OAuth 2 client id and secret. The school's administrators create
/// it.
///
/// Printing the value does not reveal the secret.
public struct CanvasKey: Hashable, Sendable {
  /// The client id: `10000000000001`.
  public let id: String
  /// The client secret; nil for a public client, which signs in with a proof key (PKCE) only.
  public let secret: String?

  /// Creates a key.
  public init(id: String, secret: String? = nil) {
    self.id = id
    self.secret = secret
  }

  /// The form items that identify the program.
  var form: [(name: String, value: String)] {
    [("client_id", id)] + (secret.map { [("client_secret", $0)] } ?? [])
  }
}

extension CanvasKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The client id.
  public var description: String { "CanvasKey \(id)" }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// The client id alone.
  public var customMirror: Mirror { Mirror(self, children: ["id": id]) }
}
