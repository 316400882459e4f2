public import PentadCore

extension ChatClient {
  /// Signs a user out without opening the account. It removes the token first, and then all stored
  /// data, including unsent messages. It needs no network, and removes the token even if the store
  /// cannot be opened.
  ///
  /// Other open clients of the account stop as after ``signOut()``.
  ///
  /// - Parameter userId: the account; nil for the last signed-in one.
  /// - Returns: the user who has signed out.
  /// - Throws: ``PentadCore/PentadError/Code/unauthorized`` when no user is signed in; token
  ///   removal errors: the user then stays signed in. Errors of opening and erasing the store, such
  ///   as a store of a later version: the user is then signed out, but the stored data stays.
  ///
  /// C: `pentad_chat_account_sign_out`.
  @discardableResult
  public static func signOut(
    _ configuration: ChatConfiguration, userId: String? = nil
  ) async throws(PentadError) -> String {
    let accounts = ChatAccounts(configuration)
    let id = try await accounts.chosen(userId)
    try await accounts.signOut(id)
    guard let folder = configuration.folder, AccountFolder.exists(in: folder, of: id) else {
      return id
    }
    do throws(PentadError) {
      let store = try await ChatStore.open(configuration, userId: id, .signOut)
      do throws(PentadError) {
        try await store.eraseAll(signingOut: true)
        if try await !accounts.removeRenewed(id) { try await store.noteSignedIn() }
      } catch {
        await store.close()
        throw error
      }
      await store.close()
    } catch {
      throw PentadError(
        error.code,
        "the user \(id) is signed out, but the stored data remains in \(folder): \(error.message)")
    }
    return id
  }
}
