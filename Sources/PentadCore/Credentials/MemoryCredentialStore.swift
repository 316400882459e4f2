/// Secrets in memory, gone with the last reference.
public final class MemoryCredentialStore: CredentialStore {
  private let secrets = Lock<[CredentialKey: [UInt8]]>([:])

  /// Makes an empty store.
  public init() {}

  /// A secret; nil when there is none.
  public func get(_ key: CredentialKey) async -> [UInt8]? {
    secrets.withLock { $0[key] }
  }

  /// Keeps a secret, in the place of the one before.
  public func set(_ secret: [UInt8], _ key: CredentialKey) async {
    secrets.withLock { $0[key] = secret }
  }

  /// Forgets a secret, if there is one.
  public func remove(_ key: CredentialKey) async {
    secrets.withLock { $0[key] = nil }
  }

  /// Forgets all secrets of the accounts whose names begin with a prefix.
  public func removeAll(ofAccountsWith prefix: String) async {
    secrets.withLock { secrets in
      secrets = secrets.filter { !$0.key.account.hasPrefix(prefix) }
    }
  }
}
