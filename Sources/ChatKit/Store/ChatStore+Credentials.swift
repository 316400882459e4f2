import PentadCore
import PentadStorage

extension ChatStore {
  /// Where tokens are kept when the host names no place: a file of this user's, or memory.
  static func credentials(in folder: String?, allowsShared: Bool = false) -> any CredentialStore {
    if let folder { return FileCredentialStore(directory: folder, allowsShared: allowsShared) }
    return MemoryCredentialStore()
  }
}
