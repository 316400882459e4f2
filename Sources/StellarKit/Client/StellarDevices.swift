import PentadCore

/// The device as which the server knows a client: its id is in the store, its secret among the credentials.
struct StellarDevices: Sendable {
  /// The beginning of the accounts of all devices.
  static let accounts = "stellar/"

  let store: StellarStore
  let credentials: any CredentialStore
  let events: EventHub<StellarEvent>
  let time: TimeSource

  /// What the server knows this device by; nil when it does not.
  func device() async throws(PentadError) -> StellarDevice? {
    guard let (id, key) = try await kept(), let secret = try await credentials.get(key) else {
      return nil
    }
    return StellarDevice(id: id, passKey: String(decoding: secret, as: UTF8.self))
  }

  /// Keeps a device in the place of the one before. The secret comes first, so that the id that is stored
  /// has one; when the id cannot be stored, the secret is taken back.
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

  /// Removes the device's secret. The id stays in the store, and says where the secret was: what fails can be done
  /// again. Without its secret, it is none.
  func forgetSecret() async throws(PentadError) {
    guard let old = try await kept() else { return }
    try await credentials.remove(old.key)
  }

  /// The device that is stored, and where its secret is.
  private func kept() async throws(PentadError) -> (id: String, key: CredentialKey)? {
    let (id, server) = try await store.device()
    return id.map { ($0, Self.key($0, server)) }
  }

  /// Two servers may know a device by one id. Version 0.1 kept the secret without the server's address.
  private static func key(_ id: String, _ server: String?) -> CredentialKey {
    CredentialKey(account: accounts + id + (server.map { " \($0)" } ?? ""), name: "pass_key")
  }
}
