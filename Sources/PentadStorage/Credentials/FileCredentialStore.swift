public import PentadCore

/// A credential store in one file that only this user can read.
///
/// The file has mode 0600, and its directory 0700 if it has to be created. Access rights of others
/// to the file are removed before it is read. Each change replaces the whole file, and is on the
/// disk before the call returns. Neither `kill -9` nor a power loss leaves a partial change. The
/// secrets are not encrypted.
///
/// A damaged secret is never returned. Damage to one secret does not affect the others.
///
/// Several instances and processes may use a file at the same time. A change waits at most five
/// seconds for another one.
///
/// A file or folder that belongs to another user, or that others may write, is rejected: it could
/// contain another user's secrets.
public struct FileCredentialStore: CredentialStore {
  private let file: PrivateFile

  /// Makes a store in the file `credentials` of a directory; both are created with the first
  /// secret. A relative directory is resolved against the current working directory now; a later
  /// change of that has no effect.
  ///
  /// - Parameter allowsShared: true if other users may own or write the file and the folder.
  public init(directory: String, allowsShared: Bool = false) {
    let directory = POSIX.absolute(directory) ?? directory
    file = PrivateFile(
      directory: directory, name: "credentials", trust: FileTrust(allowsShared: allowsShared))
  }

  /// Returns a secret; nil if there is none.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/storage`` when the file cannot be read or is not
  ///   private, ``PentadCore/PentadError/Code/corrupt`` when it is damaged and the secret is not
  ///   among the readable ones.
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

  /// Stores a secret, and replaces the previous one. The readable secrets of a damaged file are
  /// kept.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/storage`` when the file cannot be read or written, or
  ///   is not private; ``PentadCore/PentadError/Code/timedOut`` when another process does not
  ///   finish its change; ``PentadCore/PentadError/Code/corrupt`` when the file never contained
  ///   secrets. The previous secret is then unchanged.
  public func set(_ secret: [UInt8], _ key: CredentialKey) async throws(PentadError) {
    try await change { $0[key] = secret }
  }

  /// Deletes a secret, if there is one. It needs no space on a full disk, and also removes the
  /// leftovers of a change by a killed process.
  ///
  /// - Throws: as ``set(_:_:)``.
  public func remove(_ key: CredentialKey) async throws(PentadError) {
    try await change(isRemoval: true) { $0[key] = nil }
  }

  /// Removes the leftovers of a change by a killed process: a draft with all secrets.
  package func removeLeftovers() async throws(PentadError) {
    try await StoreConnection.detached { [file] in
      Result { () throws(PentadError) in try file.removeLeftDraft() }
    }
  }

  /// Deletes all secrets of the accounts whose names begin with a prefix.
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
            throw PentadError(.corrupt, "\(file.path) is not a credential file; move it away")
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
