/// The identity of a device at a server.
///
/// Printing it shows neither part. Encode it only for a store of secrets.
public struct StellarDevice: Hashable, Sendable, Codable {
  /// The server's id of the device.
  public let id: String
  /// The secret that authenticates the device.
  public let passKey: String

  /// Creates a device.
  public init(id: String, passKey: String) {
    self.id = id
    self.passKey = passKey
  }
}

extension StellarDevice: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The text `StellarDevice`, without any part of the value.
  public var description: String { "StellarDevice" }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// Shows no more than ``description`` does.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
