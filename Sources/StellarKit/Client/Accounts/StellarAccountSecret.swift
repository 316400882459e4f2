public import PentadCore

/// The secret of an account in the credential store: a token, or the text in which a source keeps
/// its tokens.
///
/// A source that renews its token stores the new one with ``replace(_:)``.
public struct StellarAccountSecret: Sendable {
  private let credentials: any CredentialStore
  private let key: CredentialKey

  init(_ credentials: any CredentialStore, _ id: StellarAccount.ID) {
    self.credentials = credentials
    key = CredentialKey(account: "stellar-account/\(id)", name: "token")
  }

  /// Returns the secret; nil for an account without one.
  ///
  /// - Throws: errors of the ``PentadCore/CredentialStore``.
  public func text() async throws(PentadError) -> String? {
    try await credentials.get(key).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Stores a secret in place of the previous one.
  ///
  /// - Throws: errors of the ``PentadCore/CredentialStore``; the previous secret is kept.
  public func replace(_ text: String) async throws(PentadError) {
    try await credentials.set(Array(text.utf8), key)
  }

  func remove() async throws(PentadError) { try await credentials.remove(key) }
}
