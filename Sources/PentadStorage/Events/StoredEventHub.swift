package import PentadCore

/// The one exit of a Kit's events that stand in its store: streams, delegates and C callbacks hang on
/// it, and so do those who come back after their process has ended.
///
/// Logged events:
///
/// - An event is there if and only if the write that appended it has committed. By then the store is
///   changed.
/// - Every observer sees all of them once, in the order of their numbers, from where it began.
///   Attached while a write commits, it sees none of that write's events, or all of them.
/// - Nobody waits for an observer. One that is slow reads later: at most 256 events are held for it,
///   however many there are in the store.
/// - One that wants events which are pruned gets one `reset` with the number of the newest event, then
///   what comes after. One that comes from a store that has been erased or rebuilt since gets it with
///   the number at which the new log begins, then all that is in that. An event that this version of
///   the Kit cannot read arrives as a `reset` too.
/// - Numbers rise by one. The first of a log follows on the microsecond in which its table was made,
///   counted from 1970, so that a log which takes another's place begins beyond all that it gave.
///
/// Transient events:
///
/// - An observer gets the newest of each ``LoggedEvent/transientKey``, with the number of the last
///   logged event that it was given.
/// - None comes before a logged event that this hub was told of earlier (``committed()``, ``wake()``).
///   It comes before those committed later, unless the observer was behind: then it comes after what
///   had to be read first.
/// - The hub holds 256. An observer that has missed more gets a `reset` in their place.
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
/// A handler may publish, observe, cancel and use the store. While the store is suspended or cannot be
/// read, observers wait, and try again each second and when they are woken; when it is closed, they
/// end. A hub that is let go finishes.
package final class StoredEventHub<Event: LoggedEvent>: Sendable {
  let feed: StoredEventFeed

  /// Makes a hub of a store whose schema has made the table: ``createTable(in:)``.
  ///
  /// - Throws: as ``StoreDatabase/read(_:)``.
  package convenience init(_ store: StoreDatabase) async throws(PentadError) {
    self.init(try await StoredEventFeed(store))
  }

  init(_ feed: StoredEventFeed) { self.feed = feed }

  deinit { finish() }

  // MARK: Publishing

  /// Lets the observers know that a write which appended events has committed.
  ///
  /// Call it after each such write, when whatever else the Kit remembers of the store is up to date.
  package func committed() { feed.committed() }

  /// Lets the observers look for what others have committed: call it for each element of
  /// ``StoreDatabase/changes(every:)``, and after the store has been resumed or erased.
  package func wake() { feed.wake() }

  /// Tells of something that is not stored. After ``finish()`` it does nothing.
  ///
  /// An event without a ``LoggedEvent/transientKey`` replaces none and is replaced by none.
  package func publish(_ transient: Event) { feed.publish(transient) }

  /// Ends the observers once they have read what is there. Call it before the store is closed.
  ///
  /// What is logged and was not read stays: ``events(after:)`` begins there the next time.
  package func finish() { feed.finish() }

  // MARK: Observing

  /// The events after a number, until the hub finishes; nil: from now on.
  ///
  /// Each call makes a stream with a place of its own; it is attached before this returns. It
  /// detaches when it is let go, or when the task that iterates it is cancelled. The store is read on
  /// its own threads.
  package func events(after number: UInt64? = nil) -> AsyncStream<Published<Event>> {
    place(after: number).stream()
  }

  /// Calls `handler` with the events after a number, until the subscription or the hub ends; nil: from
  /// now on.
  ///
  /// The calls of one handler never overlap. Where they run, there the store is read, in batches: for
  /// some microseconds an event. The subscription has to be kept: letting it go ends the observation.
  package func observe(
    on delivery: Delivery, after number: UInt64? = nil,
    _ handler: @escaping @Sendable (Published<Event>) -> Void
  ) -> Subscription {
    place(after: number).observe(on: delivery, handler)
  }

  /// A list as it is now, then anew whenever it is another: as `EventHub.updates(key:load:failed:after:)`.
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
