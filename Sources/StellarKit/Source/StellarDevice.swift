/// What a server knows a device by.
///
/// Printing it shows neither part. It can be encoded for a store of secrets, and for nothing else.
public struct StellarDevice: Hashable, Sendable, Codable {
  /// The server's name for it.
  public let id: String
  /// The secret with which it speaks for itself.
  public let passKey: String

  /// Makes a device.
  public init(id: String, passKey: String) {
    self.id = id
    self.passKey = passKey
  }
}

extension StellarDevice: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// `StellarDevice`, and nothing of it.
  public var description: String { "StellarDevice" }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// Shows no more than ``description`` does.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
