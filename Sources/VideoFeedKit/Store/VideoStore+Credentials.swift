import PentadCore
import PentadStorage

extension VideoStore {
  /// Where tokens are kept when the host names no place: a file of this user's, or memory.
  static func credentials(in folder: String?, allowsShared: Bool = false) -> any CredentialStore {
    if let folder { return FileCredentialStore(directory: folder, allowsShared: allowsShared) }
    return MemoryCredentialStore()
  }

  /// Removes what a killed process left in the file of tokens.
  static func removeLeftovers(of credentials: any CredentialStore) async throws(PentadError) {
    try await (credentials as? FileCredentialStore)?.removeLeftovers()
  }
}
