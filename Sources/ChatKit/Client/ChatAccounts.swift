import PentadCore

/// The account that is signed in, its token and its servers, stored with the tokens.
struct ChatAccounts: Sendable {
  /// The stored values of an account.
  struct SignIn: Sendable {
    /// Nil for an account that is not signed in.
    var token: String?
    /// The servers that the token came from; nil for one of a version that has not noted them.
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

  /// The token of an account, for its own servers alone.
  ///
  /// - Throws: ``PentadError/Code/unauthorized`` when there is none;
  ///   ``PentadError/Code/otherServer`` when the user has signed in at other servers meanwhile.
  func token(of userId: String, for servers: GroupMeServers) async throws(PentadError) -> String {
    // In this order: a sign-in elsewhere writes the servers before the token.
    guard let token = try await text(Self.tokenKey(userId)) else {
      throw PentadError(.unauthorized, "the user \(userId) is not signed in")
    }
    if let own = try await self.servers(of: userId), !own.isSame(as: servers) {
      throw own.refusal(of: servers)
    }
    return token
  }

  /// The stored values of an account.
  func signIn(of userId: String) async throws(PentadError) -> SignIn {
    SignIn(
      token: try await text(Self.tokenKey(userId)), servers: try await servers(of: userId))
  }

  /// The account that signed in last.
  func current() async throws(PentadError) -> String? { try await text(Self.currentKey) }

  private func servers(of userId: String) async throws(PentadError) -> GroupMeServers? {
    try await text(Self.serversKey(userId)).flatMap { GroupMeServers(text: $0) }
  }

  private func text(_ key: CredentialKey) async throws(PentadError) -> String? {
    try await credentials.get(key).map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: Signing in

  /// Keeps what is given of an account, and removes the rest. Who signed in last stays.
  func keep(_ signIn: SignIn, of userId: String) async throws(PentadError) {
    if let servers = signIn.servers { try await bind(userId, to: servers) }
    if let token = signIn.token {
      try await renew(token, of: userId)
    } else {
      try await credentials.remove(Self.tokenKey(userId))
    }
    if signIn.servers == nil { try await credentials.remove(Self.serversKey(userId)) }
  }

  /// Notes the servers of an account.
  func bind(_ userId: String, to servers: GroupMeServers) async throws(PentadError) {
    let text = servers.text
    guard try await self.text(Self.serversKey(userId)) != text else { return }
    try await credentials.set(Array(text.utf8), Self.serversKey(userId))
  }

  /// Keeps another token of an account; who signed in last stays.
  func renew(_ token: String, of userId: String) async throws(PentadError) {
    try await credentials.set(Array(token.utf8), Self.tokenKey(userId))
  }

  /// Notes who signed in last.
  func setCurrent(_ userId: String) async throws(PentadError) {
    try await credentials.set(Array(userId.utf8), Self.currentKey)
  }

  // MARK: Signing out

  /// Removes the token: when this throws, the account is signed in as it was.
  func signOut(_ userId: String) async throws(PentadError) {
    let isCurrent = try await isCurrent(userId)
    try await credentials.remove(Self.tokenKey(userId))
    // Should they stay, they are of one that has no token: no user is signed in.
    try? await credentials.remove(Self.serversKey(userId))
    if isCurrent { try? await credentials.remove(Self.currentKey) }
  }

  /// Damage to the note of who signed in last keeps nobody from signing out.
  private func isCurrent(_ userId: String) async throws(PentadError) -> Bool {
    do throws(PentadError) {
      return try await current() == userId
    } catch  where error.code.coarse == .corrupt {
      return true
    }
  }

  /// Removes a token that was renewed while the user signed out.
  ///
  /// - Returns: false when the user has signed in since: that token stays.
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
