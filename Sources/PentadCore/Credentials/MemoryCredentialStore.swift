/// A credential store in memory. Its secrets are lost with the last reference to it.
public final class MemoryCredentialStore: CredentialStore {
  private let secrets = Lock<[CredentialKey: [UInt8]]>([:])

  /// Makes an empty store.
  public init() {}

  /// Returns a secret; nil if there is none.
  public func get(_ key: CredentialKey) async -> [UInt8]? {
    secrets.withLock { $0[key] }
  }

  /// Stores a secret, and replaces the previous one.
  public func set(_ secret: [UInt8], _ key: CredentialKey) async {
    secrets.withLock { $0[key] = secret }
  }

  /// Deletes a secret, if there is one.
  public func remove(_ key: CredentialKey) async {
    secrets.withLock { $0[key] = nil }
  }

  /// Deletes all secrets of the accounts whose names begin with a prefix.
  public func removeAll(ofAccountsWith prefix: String) async {
    secrets.withLock { secrets in
      secrets = secrets.filter { !$0.key.account.hasPrefix(prefix) }
    }
  }
}
