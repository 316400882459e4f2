/// Changes of secrets that can be undone, until they are committed: for a sign-in of several steps.
///
/// Each change is made at once, and seen by all.
package final class CredentialJournal: CredentialStore {
  private let store: any CredentialStore
  /// The secrets of before, nil for none; nil as a whole once the changes are committed.
  private let before = Lock<[CredentialKey: [UInt8]?]?>([:])

  /// Begins to record changes of a store.
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

  /// Makes the changes last.
  package func commit() { before.withLock { $0 = nil } }

  /// Puts back all secrets that were changed, as far as the store allows.
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
