/// The key of a secret: an account, and the name of the secret.
public struct CredentialKey: Hashable, Sendable {
  /// The account, as its Kit names it.
  public let account: String
  /// The secret's name: `token`.
  public let name: String

  /// Makes a key.
  public init(account: String, name: String) {
    self.account = account
    self.name = name
  }
}

/// A store for tokens and passwords: a private file of the user, or a host's own store such as a
/// keychain.
///
/// A secret that ``set(_:_:)`` has stored survives the end of the process, unless the store is in
/// memory. An implementation never writes a secret into a log or into an error's message.
public protocol CredentialStore: Sendable {
  /// Returns a secret; nil if there is none.
  ///
  /// - Throws: ``PentadError/Code/storage`` or ``PentadError/Code/corrupt`` when it cannot be read.
  func get(_ key: CredentialKey) async throws(PentadError) -> [UInt8]?

  /// Stores a secret, and replaces the previous one.
  ///
  /// - Throws: as ``get(_:)``; the previous secret is then unchanged.
  func set(_ secret: [UInt8], _ key: CredentialKey) async throws(PentadError)

  /// Deletes a secret, if there is one.
  ///
  /// - Throws: as ``get(_:)``; the secret is then unchanged.
  func remove(_ key: CredentialKey) async throws(PentadError)

  /// Deletes all secrets of the accounts whose names begin with a prefix.
  ///
  /// - Throws: as ``get(_:)``; the secrets are then unchanged. ``PentadError/Code/unsupported`` for
  ///   a store that cannot list its accounts, which is the default.
  func removeAll(ofAccountsWith prefix: String) async throws(PentadError)
}

extension CredentialStore {
  /// Rejects the call: the default for a store that cannot list its accounts.
  ///
  /// - Throws: ``PentadError/Code/unsupported``.
  public func removeAll(ofAccountsWith prefix: String) async throws(PentadError) {
    throw PentadError(
      .unsupported, "this credential store cannot list its accounts; remove them one by one")
  }
}
