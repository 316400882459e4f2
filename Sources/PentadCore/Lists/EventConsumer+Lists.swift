extension EventConsumer {
  /// Returns a stream of a list: its current state, then each changed state, until the hub
  /// finishes.
  ///
  /// The list is loaded when its reader asks for it. A slow reader therefore gets the newest list
  /// only, and a reader that does not ask costs nothing. The stream detaches as ``stream()`` does.
  ///
  /// - Parameters:
  ///   - key: returns the key by which items are matched.
  ///   - load: loads the list. If it throws, this load is skipped.
  ///   - failed: called with the error of `load` if it is a failure (``PentadError/isFailure``).
  ///   - isReason: returns true if the list may have changed after an event. It has to return true
  ///     for a reset.
  package func updates<Item: Equatable & Sendable, Key: Hashable & Sendable>(
    key: @escaping @Sendable (Item) -> Key,
    load: @escaping @Sendable () async throws(PentadError) -> [Item],
    failed: @escaping @Sendable (PentadError) -> Void,
    after isReason: @escaping @Sendable (Event) -> Bool
  ) -> AsyncStream<ListUpdate<Item>> {
    let list = ListReader(self, key: key, load: load, failed: failed, after: isReason)
    return AsyncStream {
      await list.next()
    } onCancel: {
      self.detach()
    }
  }
}

extension EventHub {
  /// Returns a stream of a list: its current state, then each changed state, until the hub
  /// finishes. It is attached before this returns.
  package func updates<Item: Equatable & Sendable, Key: Hashable & Sendable>(
    key: @escaping @Sendable (Item) -> Key,
    load: @escaping @Sendable () async throws(PentadError) -> [Item],
    failed: @escaping @Sendable (PentadError) -> Void,
    after isReason: @escaping @Sendable (Event) -> Bool
  ) -> AsyncStream<ListUpdate<Item>> {
    reader().updates(key: key, load: load, failed: failed, after: isReason)
  }
}
