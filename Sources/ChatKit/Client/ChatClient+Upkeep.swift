public import PentadCore

extension ChatClient {
  /// Returns the disk usage of the store and the number of items in it.
  ///
  /// - Returns: the figures.
  /// - Throws: store read errors.
  ///
  /// C: `pentad_chat_client_storage_usage`.
  public func storageUsage() async throws(PentadError) -> ChatStorageUsage {
    try await store.storageUsage()
  }

  /// Removes all data that the server can deliver again. That includes groups, chats, members and
  /// messages. Drafts, read marks and pending changes are kept, and so are files that were set
  /// aside as damaged.
  ///
  /// In automatic mode, the client then fetches the lists and the newest messages again.
  ///
  /// - Throws: store write errors.
  ///
  /// C: `pentad_chat_client_clear_cache`.
  public func clearCache() async throws(PentadError) {
    try await store.clearCache()
    worker.networkChanged()
  }

  /// Erases everything that is stored: groups, chats, messages, drafts and read marks. Pending
  /// messages and changes are lost, and fetches in progress end as cancelled. The user stays signed
  /// in, and the client stays open with an empty store. It needs no network.
  ///
  /// In automatic mode, the client then fetches the lists and the newest messages again.
  /// ``signOut()`` also removes the token.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unauthorized`` when the user has signed out in another
  ///   client; store read and write errors.
  ///
  /// C: `pentad_chat_client_erase_all`.
  public func eraseAll() async throws(PentadError) {
    if try await store.isSignedOut() { throw ChatStore.signOutRefusal }
    let user = try await store.account()
    await worker.rest()
    defer { worker.unpause() }
    try await store.eraseAll()
    sender.forget()
    if let user { try await store.save(account: user) }
    worker.networkChanged()
  }

  /// Closes the store's file and releases its locks until ``resume()``. Meanwhile each call throws
  /// ``PentadCore/PentadError/Code/suspended``, and another client may work for the account. A
  /// store in memory keeps its data.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/closed`` for a closed client.
  ///
  /// C: `pentad_chat_client_suspend`.
  public func suspend() async throws(PentadError) { try await store.suspend() }

  /// Opens the store's file of a suspended client again.
  ///
  /// - Throws: store open errors: the client stays suspended.
  ///
  /// C: `pentad_chat_client_resume`.
  public func resume() async throws(PentadError) {
    try await store.resume()
    worker.networkChanged()
  }

  /// Returns the changes that the server refused permanently. They are kept until you retry them
  /// (``retry(_:)``) or cancel them (``cancel(_:)``). ``outgoing(in:)`` returns refused messages.
  ///
  /// - Returns: the changes.
  /// - Throws: store read errors.
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

/// A change that the server refused permanently.
///
/// C: `pentad_chat_refused_change`.
public struct RefusedChange: Hashable, Sendable, Identifiable {
  /// Its number in this store.
  public let localId: Int64
  /// The conversation of the change.
  public let conversation: ConversationKey
  /// The kind of change: `react`, `pin`, `edit`, `delete`, `nickname`, `update`, `remove`, `read`
  /// or `mute`.
  public let change: String
  /// The reason for the refusal.
  public let error: PentadError

  /// The same as ``localId``.
  public var id: Int64 { localId }
}
