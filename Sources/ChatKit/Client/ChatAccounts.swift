import PentadCore

/// Who is signed in, and by which token; kept where tokens are kept, and nowhere else.
struct ChatAccounts: Sendable {
  let credentials: any CredentialStore

  init(_ configuration: ChatConfiguration) {
    credentials =
      configuration.credentials
      ?? ChatStore.credentials(
        in: configuration.folder, allowsShared: configuration.allowsSharedStore)
  }

  /// The token of an account.
  ///
  /// - Throws: ``PentadError/Code/unauthorized`` when there is none.
  func token(of userId: String) async throws(PentadError) -> String {
    guard let token = try await credentials.get(Self.tokenKey(userId)) else {
      throw PentadError(.unauthorized, "the user \(userId) is not signed in")
    }
    return String(decoding: token, as: UTF8.self)
  }

  /// The account that signed in last.
  func current() async throws(PentadError) -> String? {
    try await credentials.get(Self.currentKey).map { String(decoding: $0, as: UTF8.self) }
  }

  func signIn(_ userId: String, token: String) async throws(PentadError) {
    try await renew(token, of: userId)
    try await credentials.set(Array(userId.utf8), Self.currentKey)
  }

  /// Keeps another token of an account; who signed in last stays.
  func renew(_ token: String, of userId: String) async throws(PentadError) {
    try await credentials.set(Array(token.utf8), Self.tokenKey(userId))
  }

  /// Removes the token: when this throws, the account is signed in as it was.
  func signOut(_ userId: String) async throws(PentadError) {
    let isCurrent = try await current() == userId
    try await credentials.remove(Self.tokenKey(userId))
    // Should it stay, it names one that has no token: nobody is signed in.
    if isCurrent { try? await credentials.remove(Self.currentKey) }
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

  /// The folder of an account's store.
  static func folder(_ folder: String, of userId: String) -> String { "\(folder)/\(userId)" }

  private static func tokenKey(_ userId: String) -> CredentialKey {
    CredentialKey(account: "groupme \(userId)", name: "token")
  }

  private static let currentKey = CredentialKey(account: "groupme", name: "current")
}
