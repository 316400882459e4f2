import PentadCore

/// The signed-in account, its token and its servers, kept in the credential store.
struct ChatAccounts: Sendable {
  /// The stored values of an account.
  struct SignIn: Sendable {
    /// The token; nil if the account is not signed in.
    var token: String?
    /// The servers that issued the token; nil if an older version stored no servers.
    var servers: GroupMeServers?
  }

  let credentials: any CredentialStore

  init(_ configuration: ChatConfiguration) {
    credentials =
      configuration.credentials
      ?? ChatStore.credentials(
        in: configuration.folder, allowsShared: configuration.allowsSharedStore)
  }

  // MARK: Reading

  /// Returns the token of an account, but only for the account's own servers.
  ///
  /// - Throws: ``PentadError/Code/unauthorized`` when there is no token;
  ///   ``PentadError/Code/otherServer`` when the user has signed in at other servers meanwhile.
  func token(of userId: String, for servers: GroupMeServers) async throws(PentadError) -> String {
    // Read the token before the servers: a sign-in in another process writes the servers first.
    guard let token = try await text(Self.tokenKey(userId)) else {
      throw PentadError(.unauthorized, "the user \(userId) is not signed in")
    }
    if let own = try await self.servers(of: userId), !own.isSame(as: servers) {
      throw own.refusal(of: servers)
    }
    return token
  }

  /// Returns the stored values of an account.
  func signIn(of userId: String) async throws(PentadError) -> SignIn {
    SignIn(
      token: try await text(Self.tokenKey(userId)), servers: try await servers(of: userId))
  }

  /// Returns the account that signed in last; nil if there is none.
  func current() async throws(PentadError) -> String? { try await text(Self.currentKey) }

  private func servers(of userId: String) async throws(PentadError) -> GroupMeServers? {
    try await text(Self.serversKey(userId)).flatMap { GroupMeServers(text: $0) }
  }

  private func text(_ key: CredentialKey) async throws(PentadError) -> String? {
    try await credentials.get(key).map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: Signing in

  /// Stores the given values of an account and removes the others. The last signed-in account does
  /// not change.
  func keep(_ signIn: SignIn, of userId: String) async throws(PentadError) {
    if let servers = signIn.servers { try await bind(userId, to: servers) }
    if let token = signIn.token {
      try await renew(token, of: userId)
    } else {
      try await credentials.remove(Self.tokenKey(userId))
    }
    if signIn.servers == nil { try await credentials.remove(Self.serversKey(userId)) }
  }

  /// Stores the servers of an account.
  func bind(_ userId: String, to servers: GroupMeServers) async throws(PentadError) {
    let text = servers.text
    guard try await self.text(Self.serversKey(userId)) != text else { return }
    try await credentials.set(Array(text.utf8), Self.serversKey(userId))
  }

  /// Replaces the token of an account. The last signed-in account does not change.
  func renew(_ token: String, of userId: String) async throws(PentadError) {
    try await credentials.set(Array(token.utf8), Self.tokenKey(userId))
  }

  /// Records an account as the last signed-in one.
  func setCurrent(_ userId: String) async throws(PentadError) {
    try await credentials.set(Array(userId.utf8), Self.currentKey)
  }

  // MARK: Signing out

  /// Removes the token. If this throws, the account stays signed in.
  func signOut(_ userId: String) async throws(PentadError) {
    let isCurrent = try await isCurrent(userId)
    try await credentials.remove(Self.tokenKey(userId))
    // If this fails, the servers remain without a token, which means that the user is not signed
    // in.
    try? await credentials.remove(Self.serversKey(userId))
    if isCurrent { try? await credentials.remove(Self.currentKey) }
  }

  /// Returns true if the account signed in last, or if that record is damaged: damage must not
  /// prevent a sign-out.
  private func isCurrent(_ userId: String) async throws(PentadError) -> Bool {
    do throws(PentadError) {
      return try await current() == userId
    } catch  where error.code.coarse == .corrupt {
      return true
    }
  }

  /// Removes a token that was renewed while the user signed out.
  ///
  /// - Returns: false if the user has signed in again since; that token is kept.
  @discardableResult
  func removeRenewed(_ userId: String) async throws(PentadError) -> Bool {
    guard try await credentials.get(Self.tokenKey(userId)) != nil else { return true }
    if try await current() == userId { return false }
    try await credentials.remove(Self.tokenKey(userId))
    return true
  }

  // MARK: Names

  private static func tokenKey(_ userId: String) -> CredentialKey {
    CredentialKey(account: "groupme \(userId)", name: "token")
  }

  private static func serversKey(_ userId: String) -> CredentialKey {
    CredentialKey(account: "groupme \(userId)", name: "servers")
  }

  private static let currentKey = CredentialKey(account: "groupme", name: "current")
}
