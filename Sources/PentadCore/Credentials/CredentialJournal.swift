/// A credential store whose changes can be rolled back until they are committed, for a sign-in of
/// several steps.
///
/// Each change takes effect at once and is visible to all readers.
package final class CredentialJournal: CredentialStore {
  private let store: any CredentialStore
  /// The previous secrets (nil for a key without one); nil as a whole after the commit.
  private let before = Lock<[CredentialKey: [UInt8]?]?>([:])

  /// Starts to record the changes of a store.
  package init(_ store: any CredentialStore) { self.store = store }

  package func get(_ key: CredentialKey) async throws(PentadError) -> [UInt8]? {
    try await store.get(key)
  }

  package func set(_ secret: [UInt8], _ key: CredentialKey) async throws(PentadError) {
    try await record(key)
    try await store.set(secret, key)
  }

  package func remove(_ key: CredentialKey) async throws(PentadError) {
    try await record(key)
    try await store.remove(key)
  }

  private func record(_ key: CredentialKey) async throws(PentadError) {
    let isNew = before.withLock { before in before.map { $0[key] == nil } ?? false }
    guard isNew else { return }
    let secret = try await store.get(key)
    before.withLock { $0?[key] = .some(secret) }
  }

  /// Commits the changes.
  package func commit() { before.withLock { $0 = nil } }

  /// Restores the previous secrets, as far as the store allows.
  package func rollBack() async {
    let secrets = before.withLock { before in
      defer { before = nil }
      return before ?? [:]
    }
    for (key, secret) in secrets {
      if let secret { try? await store.set(secret, key) } else { try? await store.remove(key) }
    }
  }
}
