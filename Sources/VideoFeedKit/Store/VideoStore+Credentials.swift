import PentadCore
import PentadStorage

extension VideoStore {
  /// Returns the default credential store: a file that only this user can read, or memory.
  static func credentials(in folder: String?, allowsShared: Bool = false) -> any CredentialStore {
    if let folder { return FileCredentialStore(directory: folder, allowsShared: allowsShared) }
    return MemoryCredentialStore()
  }

  /// Deletes the leftovers of a killed process from the file of tokens.
  static func removeLeftovers(of credentials: any CredentialStore) async throws(PentadError) {
    try await (credentials as? FileCredentialStore)?.removeLeftovers()
  }
}
