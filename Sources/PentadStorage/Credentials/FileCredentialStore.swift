public import PentadCore

/// Secrets in one file that this user alone can read.
///
/// The file has mode 0600, and its directory 0700 if it has to be made. Rights that others have been
/// given to the file are taken away before it is read; a file of somebody else's is refused. Each
/// change replaces the file as a whole and is on the disk before the call returns, so that neither
/// `kill -9` nor a loss of power leaves half of one. The secrets are not encrypted.
///
/// No damaged secret is given out. Damage to one leaves the others what they are.
///
/// Several values and processes may use a file at once. A change waits for another one five seconds at most.
///
/// A file or folder that belongs to another user, or that others may write, is refused: they could have put
/// a secret of theirs there.
public struct FileCredentialStore: CredentialStore {
  private let file: PrivateFile

  /// A store in the file `credentials` of a directory; both are made with the first secret. A relative
  /// directory is one of the working directory now, wherever the process goes afterwards.
  ///
  /// - Parameter allowsShared: whether other users may own or write file and folder.
  public init(directory: String, allowsShared: Bool = false) {
    let directory = POSIX.absolute(directory) ?? directory
    file = PrivateFile(
      directory: directory, name: "credentials", trust: FileTrust(allowsShared: allowsShared))
  }

  /// A secret; nil when there is none.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/storage`` when the file cannot be read or is not private,
  ///   ``PentadCore/PentadError/Code/corrupt`` when it is damaged, and the secret is not among those
  ///   that can be read.
  public func get(_ key: CredentialKey) async throws(PentadError) -> [UInt8]? {
    try await StoreConnection.detached {
      Result { () throws(PentadError) in
        let contents = try contents()
        file.removeStaleDraft()
        let secret = contents.secrets[key]
        guard secret != nil || contents.isWhole else {
          throw PentadError(.corrupt, "\(file.path) is damaged; sign in again")
        }
        return secret
      }
    }
  }

  /// Keeps a secret, in the place of the one before. Of a damaged file, those that can be read stay.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/storage`` when the file cannot be read or written, or is not
  ///   private; ``PentadCore/PentadError/Code/timedOut`` when another process does not end its change;
  ///   ``PentadCore/PentadError/Code/corrupt`` when it never held secrets; then the one before stands.
  public func set(_ secret: [UInt8], _ key: CredentialKey) async throws(PentadError) {
    try await change { $0[key] = secret }
  }

  /// Forgets a secret, if there is one. It needs no room on a full disk, and also removes what a killed process
  /// left of a change.
  ///
  /// - Throws: as ``set(_:_:)``.
  public func remove(_ key: CredentialKey) async throws(PentadError) {
    try await change(isRemoval: true) { $0[key] = nil }
  }

  /// Removes what a process that was killed left of a change: a draft with all secrets.
  package func removeLeftovers() async throws(PentadError) {
    try await StoreConnection.detached { [file] in
      Result { () throws(PentadError) in try file.removeLeftDraft() }
    }
  }

  /// Forgets all secrets of the accounts whose names begin with a prefix.
  ///
  /// - Throws: as ``set(_:_:)``.
  public func removeAll(ofAccountsWith prefix: String) async throws(PentadError) {
    try await change(isRemoval: true) { secrets in
      secrets = secrets.filter { !$0.key.account.hasPrefix(prefix) }
    }
  }

  private func change(
    isRemoval: Bool = false,
    _ change: @escaping @Sendable (inout [CredentialKey: [UInt8]]) -> Void
  ) async throws(PentadError) {
    try await StoreConnection.detached {
      Result { () throws(PentadError) in
        try POSIX.makeDirectory(file.directory)
        try file.alone { () throws(PentadError) in
          try file.removeDraft()
          let old = try contents()
          guard old.isOurs else {
            throw PentadError(.corrupt, "\(file.path) is no file of secrets; move it away")
          }
          var new = old.secrets
          change(&new)
          guard new != old.secrets || !old.isWhole else { return }
          let bytes = CredentialLines.bytes(new)
          do throws(PentadError) {
            try file.write(bytes)
          } catch  where isRemoval && error.code == .diskFull {
            try file.overwrite(bytes)
          }
        }
      }
    }
  }

  private func contents() throws(PentadError) -> CredentialLines.Contents {
    guard let bytes = try file.read() else { return CredentialLines.Contents() }
    return CredentialLines.contents(bytes)
  }
}
