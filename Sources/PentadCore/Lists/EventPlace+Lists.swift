extension EventPlace {
  /// A list as it is now, then anew whenever it is another, until the hub finishes.
  ///
  /// The list is read when its reader asks for it: one that is slow gets the newest list only, and one
  /// that does not ask costs nothing. It detaches as ``stream()`` does.
  ///
  /// - Parameters:
  ///   - key: what an item is matched by.
  ///   - load: reads the list. When it throws, the list is passed over.
  ///   - failed: told what `load` throws, unless that is no failure (``PentadError/isFailure``).
  ///   - isReason: whether the list may be another after an event. It has to say so of a reset.
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
  /// A list as it is now, then anew whenever it is another, until the hub finishes. It is attached
  /// before this returns.
  package func updates<Item: Equatable & Sendable, Key: Hashable & Sendable>(
    key: @escaping @Sendable (Item) -> Key,
    load: @escaping @Sendable () async throws(PentadError) -> [Item],
    failed: @escaping @Sendable (PentadError) -> Void,
    after isReason: @escaping @Sendable (Event) -> Bool
  ) -> AsyncStream<ListUpdate<Item>> {
    reader().updates(key: key, load: load, failed: failed, after: isReason)
  }
}
