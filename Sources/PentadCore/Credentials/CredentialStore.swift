/// Whose secret, and which of its secrets.
public struct CredentialKey: Hashable, Sendable {
  /// The account, as its Kit names it.
  public let account: String
  /// The secret's name: `token`.
  public let name: String

  /// Names a secret.
  public init(account: String, name: String) {
    self.account = account
    self.name = name
  }
}

/// Where tokens and passwords are kept: a file of this user's, or what a host supplies, such as a
/// keychain.
///
/// What ``set(_:_:)`` has been given survives the end of the process, if the store is not in memory. An
/// implementation never writes a secret into a log or into an error's message.
public protocol CredentialStore: Sendable {
  /// A secret; nil when there is none.
  ///
  /// - Throws: ``PentadError/Code/storage`` or ``PentadError/Code/corrupt`` when it cannot be read.
  func get(_ key: CredentialKey) async throws(PentadError) -> [UInt8]?

  /// Keeps a secret, in the place of the one before.
  ///
  /// - Throws: as ``get(_:)``; then the one before stands.
  func set(_ secret: [UInt8], _ key: CredentialKey) async throws(PentadError)

  /// Forgets a secret, if there is one.
  ///
  /// - Throws: as ``get(_:)``; then it stands.
  func remove(_ key: CredentialKey) async throws(PentadError)

  /// Forgets all secrets of the accounts whose names begin with a prefix.
  ///
  /// - Throws: as ``get(_:)``; then they stand. ``PentadError/Code/unsupported`` for a store that cannot list
  ///   its accounts, as one does that does not implement this.
  func removeAll(ofAccountsWith prefix: String) async throws(PentadError)
}

extension CredentialStore {
  /// - Throws: ``PentadError/Code/unsupported``.
  public func removeAll(ofAccountsWith prefix: String) async throws(PentadError) {
    throw PentadError(
      .unsupported, "this store of secrets cannot list its accounts; remove them one by one")
  }
}
