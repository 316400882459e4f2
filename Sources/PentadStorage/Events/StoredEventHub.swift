package import PentadCore

/// Publishes a Kit's events, which are stored in its store, to streams, delegates and C callbacks.
/// An observer can resume after its process has ended.
///
/// Logged events:
///
/// - An event is published if and only if the write that appended it has committed. By then the
///   store is changed.
/// - Every observer gets each event once, in the order of the numbers, from its start. If it
///   attaches while a write commits, it gets all events of that write or none.
/// - No publisher waits for an observer. A slow observer reads later: at most 256 events are held
///   in memory for it, however many the store contains.
/// - An observer whose next events were pruned gets one `reset` with the number of the newest
///   event, and then the events after it. If the store was erased or rebuilt since, the `reset` has
///   the number at which the new log begins, and all events of the new log follow. An event that
///   this version of the Kit cannot decode also becomes a `reset`.
/// - Numbers rise by one. The first number of a log is based on the microseconds since 1970 at the
///   creation of its table. A log which replaces another therefore begins beyond its numbers.
///
/// Transient events:
///
/// - An observer gets the newest event of each ``LoggedEvent/transientKey``, with the number of the
///   last logged event that it got.
/// - A transient event never comes before a logged event that was reported to this hub earlier
///   (``committed()``, ``wake()``). It comes before events that commit later, unless the observer
///   was behind: then it comes after the events that had to be read first.
/// - The hub holds 256 of them. An observer that has missed more gets a `reset` in their place.
///
/// ```swift
/// let hub = try await StoredEventHub<ChatEvent>(store)
/// try await store.write { database in
///   …
///   try hub.append([.groupUpdated(id)], now: now, in: database)
/// }
/// hub.committed()
/// for await published in hub.events(after: lastSeen) { … }
/// ```
///
/// A handler may publish, observe, cancel and use the store. While the store is suspended or cannot
/// be read, observers wait; they retry each second and when they are woken. They end when the store
/// is closed. A hub finishes when it is released.
package final class StoredEventHub<Event: LoggedEvent>: Sendable {
  let feed: StoredEventFeed

  /// Makes a hub for a store whose schema has created the table: ``createTable(in:)``.
  ///
  /// - Throws: as ``StoreDatabase/read(_:)``.
  package convenience init(_ store: StoreDatabase) async throws(PentadError) {
    self.init(try await StoredEventFeed(store))
  }

  init(_ feed: StoredEventFeed) { self.feed = feed }

  deinit { finish() }

  // MARK: Publishing

  /// Notifies the observers that a write which appended events has committed.
  ///
  /// Call it after each such write, when the Kit's other caches of the store are up to date.
  package func committed() { feed.committed() }

  /// Makes the observers look for commits of others. Call it for each element of
  /// ``StoreDatabase/changes(every:)``, and after the store has been resumed or erased.
  package func wake() { feed.wake() }

  /// Publishes an event that is not stored. After ``finish()`` it is a no-op.
  ///
  /// An event without a ``LoggedEvent/transientKey`` replaces none and is not replaced.
  package func publish(_ transient: Event) { feed.publish(transient) }

  /// Ends the observers after they have read the existing events. Call it before the store is
  /// closed.
  ///
  /// Logged events that were not read are kept: the next ``events(after:)`` can begin there.
  package func finish() { feed.finish() }

  // MARK: Observing

  /// Returns a stream of the events after a number, until the hub finishes; nil: from now on.
  ///
  /// Each call makes an independent stream, which is attached before this returns. It detaches when
  /// it is released, or when the task that iterates it is cancelled. The store is read on its own
  /// threads.
  package func events(after number: UInt64? = nil) -> AsyncStream<Published<Event>> {
    place(after: number).stream()
  }

  /// Calls `handler` with the events after a number, until the subscription or the hub ends; nil:
  /// from now on.
  ///
  /// The calls of one handler never overlap. The store is read on the same thread as the calls, in
  /// batches, which takes some microseconds per event. Keep the subscription: releasing it ends the
  /// observation.
  package func observe(
    on delivery: Delivery, after number: UInt64? = nil,
    _ handler: @escaping @Sendable (Published<Event>) -> Void
  ) -> Subscription {
    place(after: number).observe(on: delivery, handler)
  }

  /// Returns a stream of a list, like `EventHub.updates(key:load:failed:after:)`: its current
  /// state, then each changed state.
  package func updates<Item: Equatable & Sendable, Key: Hashable & Sendable>(
    key: @escaping @Sendable (Item) -> Key,
    load: @escaping @Sendable () async throws(PentadError) -> [Item],
    failed: @escaping @Sendable (PentadError) -> Void,
    after isReason: @escaping @Sendable (Event) -> Bool
  ) -> AsyncStream<ListUpdate<Item>> {
    place(after: nil).updates(key: key, load: load, failed: failed, after: isReason)
  }

  private func place(after number: UInt64?) -> StoredEventPlace<Event> {
    StoredEventPlace(feed, after: number)
  }
}
