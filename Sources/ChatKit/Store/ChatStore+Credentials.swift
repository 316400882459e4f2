import PentadCore
import PentadStorage

extension ChatStore {
  /// Returns the default store for tokens: a file that belongs to this user, or memory.
  static func credentials(in folder: String?, allowsShared: Bool = false) -> any CredentialStore {
    if let folder { return FileCredentialStore(directory: folder, allowsShared: allowsShared) }
    return MemoryCredentialStore()
  }
}
