public import PentadCore

extension ChatClient {
  /// The disk space that the store takes, and the number of things in it.
  ///
  /// - Returns: the figures.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_chat_client_storage_usage`.
  public func storageUsage() async throws(PentadError) -> ChatStorageUsage {
    try await store.storageUsage()
  }

  /// Lets go of all that the server can tell again: groups, chats, members and messages. Drafts, read marks
  /// and what is to be sent stay, as does what was set aside.
  ///
  /// A client that works by itself fetches the lists again, and the newest messages.
  ///
  /// - Throws: what writing the store throws.
  ///
  /// C: `pentad_chat_client_clear_cache`.
  public func clearCache() async throws(PentadError) {
    try await store.clearCache()
    worker.networkChanged()
  }

  /// Lets go of everything that is stored: groups, chats and messages, drafts and read marks. What waits
  /// to be sent is lost with it, and what is being fetched ends as cancelled. The user stays signed in,
  /// the client stays open, and is empty; no network is needed.
  ///
  /// A client that works by itself fetches the lists again, and the newest messages. ``signOut()``
  /// removes the token, too.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unauthorized`` when the user has signed out by another
  ///   client; what reading and writing the store throw.
  ///
  /// C: `pentad_chat_client_erase_all`.
  public func eraseAll() async throws(PentadError) {
    if try await store.isSignedOut() { throw ChatStore.signOutRefusal }
    let user = try await store.account()
    await worker.rest()
    defer { worker.goOn() }
    try await store.eraseAll()
    sender.forget()
    if let user { try await store.save(account: user) }
    worker.networkChanged()
  }

  /// Closes the file and lets go of its locks until ``resume()``; calls throw
  /// ``PentadCore/PentadError/Code/suspended`` meanwhile, and another client may work for the account. A
  /// store in memory keeps what it has.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/closed`` for a closed client.
  ///
  /// C: `pentad_chat_client_suspend`.
  public func suspend() async throws(PentadError) { try await store.suspend() }

  /// Opens the file of a suspended client again.
  ///
  /// - Throws: what opening throws: the client stays suspended then.
  ///
  /// C: `pentad_chat_client_resume`.
  public func resume() async throws(PentadError) {
    try await store.resume()
    worker.networkChanged()
  }

  /// Returns the changes that the server refused for good: they wait to be sent again (``retry(_:)``) or
  /// given up (``cancel(_:)``). Messages are in ``outgoing(in:)``.
  ///
  /// - Returns: the changes.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_chat_client_refused_changes`.
  public func refusedChanges() async throws(PentadError) -> [RefusedChange] {
    try await store.operations().compactMap { pending in
      guard pending.isRefused, let error = pending.failure else { return nil }
      return RefusedChange(
        localId: pending.id, conversation: pending.operation.conversation,
        change: pending.operation.kind, error: error)
    }
  }
}

/// A change that the server refused for good.
///
/// C: `pentad_chat_refused_change`.
public struct RefusedChange: Hashable, Sendable, Identifiable {
  /// Its number in this store.
  public let localId: Int64
  /// The conversation that it is about.
  public let conversation: ConversationKey
  /// What was to be done: `react`, `pin`, `edit`, `delete`, `nickname`, `update`, `remove`, `read` or
  /// `mute`.
  public let change: String
  /// Why it was refused.
  public let error: PentadError

  /// The same as ``localId``.
  public var id: Int64 { localId }
}
