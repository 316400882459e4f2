import PentadCore

extension StellarSender {
  /// What the server knows this device by; nil when it does not.
  func device() async throws(PentadError) -> StellarDevice? {
    guard let id = try await store.deviceID(), let secret = try await credentials.get(Self.key(id))
    else { return nil }
    return StellarDevice(id: id, passKey: String(decoding: secret, as: UTF8.self))
  }

  /// Keeps a device in the place of the one before. The secret comes first, so that the id that is stored
  /// has one.
  func keep(_ device: StellarDevice) async throws(PentadError) {
    let old = try await store.deviceID()
    try await credentials.set(Array(device.passKey.utf8), Self.key(device.id))
    if try await store.setDeviceID(device.id, at: time.date()) {
      events.publish(.bookmarksChanged)
    }
    if let old, old != device.id { try await credentials.remove(Self.key(old)) }
  }

  /// The secret goes first: what fails midway can be done again, as long as the id says which.
  func forgetDevice() async throws(PentadError) {
    guard let id = try await store.deviceID() else { return }
    try await credentials.remove(Self.key(id))
    _ = try await store.setDeviceID(nil, at: time.date())
  }

  private static func key(_ id: String) -> CredentialKey {
    CredentialKey(account: "stellar/\(id)", name: "pass_key")
  }
}
