public import PentadCore

extension CanvasSource {
  /// Creates the source of an account of ``StellarAccounts``. The account's secret is an access
  /// token as plain text, or the text of ``secret()``. Renewed tokens replace it.
  ///
  /// ```swift
  /// let accounts = try await StellarAccounts(configuration) { account, secret in
  ///   try CanvasSource(account: account, secret: secret, transport: transport)
  /// }
  /// ```
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an invalid address.
  public init(
    account: StellarAccount, secret: StellarAccountSecret, transport: any Transport,
    time: TimeSource = .system
  ) throws(PentadError) {
    self.init(
      site: try CanvasSite(account.address), userId: nil, transport: transport,
      credentials: AccountCredentials(secret: secret), time: time)
  }
}

/// A credential store that contains the secret of one account, under any key.
private struct AccountCredentials: CredentialStore {
  let secret: StellarAccountSecret

  func get(_ key: CredentialKey) async throws(PentadError) -> [UInt8]? {
    try await secret.text().map { Array($0.utf8) }
  }

  func set(_ secret: [UInt8], _ key: CredentialKey) async throws(PentadError) {
    try await self.secret.replace(String(decoding: secret, as: UTF8.self))
  }

  func remove(_ key: CredentialKey) async throws(PentadError) { try await secret.remove() }
}
