import PentadCore

/// The device under which the server knows a client. Its id is in the store, its secret in the
/// credential store.
struct StellarDevices: Sendable {
  /// The prefix of the accounts of all devices.
  static let accounts = "stellar/"

  let store: StellarStore
  let credentials: any CredentialStore
  let events: EventHub<StellarEvent>
  let time: TimeSource

  /// Returns the registered device; nil when there is none.
  func device() async throws(PentadError) -> StellarDevice? {
    guard let (id, key) = try await kept(), let secret = try await credentials.get(key) else {
      return nil
    }
    return StellarDevice(id: id, passKey: String(decoding: secret, as: UTF8.self))
  }

  /// Stores a device in place of the previous one. The secret is stored first, so that a stored id
  /// always has one. If the id cannot be stored, the change of the secret is rolled back.
  func keep(_ device: StellarDevice) async throws(PentadError) {
    let old = try await kept()
    let key = Self.key(device.id, store.address)
    let before = try await credentials.get(key)
    try await credentials.set(Array(device.passKey.utf8), key)
    do throws(PentadError) {
      if try await store.setDeviceID(device.id, at: time.date()) {
        events.publish(.bookmarksChanged)
      }
    } catch {
      if let before {
        try? await credentials.set(before, key)
      } else {
        try? await credentials.remove(key)
      }
      throw error
    }
    if let old, old.key != key { try await credentials.remove(old.key) }
  }

  /// Removes the device's secret. The id is kept in the store, because it locates the secret, so
  /// that a failed removal can be repeated. Without its secret, the device is no longer registered.
  func forgetSecret() async throws(PentadError) {
    guard let old = try await kept() else { return }
    try await credentials.remove(old.key)
  }

  /// Returns the stored device id, and the key of its secret.
  private func kept() async throws(PentadError) -> (id: String, key: CredentialKey)? {
    let (id, server) = try await store.device()
    return id.map { ($0, Self.key($0, server)) }
  }

  /// Returns the key of a device's secret. It contains the server, because two servers may use the
  /// same id. Version 0.1 stored the secret without the server's address.
  private static func key(_ id: String, _ server: String?) -> CredentialKey {
    CredentialKey(account: accounts + id + (server.map { " \($0)" } ?? ""), name: "pass_key")
  }
}
