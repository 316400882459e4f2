package import PentadCore

extension StoredEventHub {
  /// An element for the commits of others to the hub's store: see ``StoreDatabase/changes(every:)``.
  /// Their events are told without it: the hub is woken before.
  package func changes(of store: StoreDatabase) async throws(PentadError) -> AsyncStream<Void> {
    let changes = try await store.changes()
    return AsyncStream { continuation in
      let task = Task {
        for await _ in changes {
          self.wake()
          continuation.yield()
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
