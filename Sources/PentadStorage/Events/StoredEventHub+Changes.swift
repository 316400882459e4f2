package import PentadCore

extension StoredEventHub {
  /// Returns a stream with an element for commits of others to the hub's store: see
  /// ``StoreDatabase/changes(every:)``. It also wakes the hub before each element, so that
  /// observers get their events.
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
