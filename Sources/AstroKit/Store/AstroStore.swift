public import PentadCore

/// What AstroKit keeps: positions of the Sun and the Moon, the days of 24 months, alerts and settings.
///
/// - In a folder it is one SQLite file, `astro.sqlite`. Alerts and settings stand in tables of their
///   own; should the file be damaged, it is set aside, they are saved out of it, and the rest is
///   computed again.
/// - Without a folder, and in a build without the trait Storage, it is in memory.
/// - What a call has written is there before the event that tells of it.
/// - Several stores, of this process and of others, may be open on a folder: an alert goes to one reader
///   of them all. Their events are those of each alone.
/// - What reads or writes it throws ``PentadCore/PentadError/Code/storage`` and the finer codes below it,
///   and ``PentadCore/PentadError/Code/closed`` when it is closed or suspended.
///
/// What is kept for how long is listed in the article on keeping.
public final class AstroStore: Sendable {
  /// Where everything that happens to the store, and to those who work on it, is told.
  public let events: EventHub<AstroEvent>
  /// How many alerts and settings were saved when a damaged file was built anew; nil when none was.
  public let rowsRecovered: Int?

  let backend: any AstroBackend
  let settings: CurrentSettings
  let months = Lock(RingBuffer<CachedMonth>(uncheckedCapacity: AstroPolicies.monthCount))
  let holder = AlertHolder()
  let alertsChanged = ChangeSignal()
  /// What the opening told, for who could not hear it then.
  let opening: Lock<[AstroEvent]>

  init(
    _ backend: any AstroBackend, events: EventHub<AstroEvent>, rowsRecovered: Int? = nil,
    opening: [AstroEvent] = []
  ) {
    self.opening = Lock(opening)
    self.backend = backend
    settings = CurrentSettings(backend, events)
    self.events = events
    self.rowsRecovered = rowsRecovered
  }

  /// A store in memory, gone with the last reference.
  public static func inMemory(
    events: EventHub<AstroEvent> = EventHub()
  ) -> AstroStore {
    AstroStore(MemoryBackend(), events: events)
  }

  /// What the store takes, and what is in it.
  public func storageUsage() async throws(PentadError) -> AstroStorageUsage {
    let usage = try await backend.usage()
    guard usage.bytes == 0 else { return usage }
    // The months of a store in memory are these.
    return AstroStorageUsage(
      bytes: 0, segments: usage.segments, months: months.withLock { $0.count },
      alerts: usage.alerts)
  }

  /// Lets go of all that can be had again; alerts and settings stay.
  public func clearCache() async throws(PentadError) {
    try await backend.clearCache()
    months.withLock { $0.clear() }
    events.publish(.cacheReset(isDamage: false))
  }

  /// Lets go of everything, alerts and settings too.
  public func eraseAll() async throws(PentadError) {
    settings.take(try await backend.eraseAll())
    months.withLock { $0.clear() }
    alertsChanged.fire()
    events.publish(.erased)
  }

  /// Closes the file and lets go of its locks until ``resume()``, for all who share the store. A store
  /// in memory keeps what it has.
  ///
  /// - What reads or writes alerts and settings, and asks what the store takes or empties it, throws
  ///   ``PentadCore/PentadError/Code/suspended`` meanwhile, which is a finer
  ///   ``PentadCore/PentadError/Code/closed``.
  /// - Days and positions are answered all the same, and are kept in memory alone.
  /// - Readers of alerts wait. One that was given an alert before has it; when the suspension lasts, a
  ///   reader of another store may be given it too.
  ///
  /// It waits for what is being written. Suspending a suspended store does nothing.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/closed`` for a closed store.
  public func suspend() async throws(PentadError) { try await backend.suspend() }

  /// Opens the file of a suspended store again, and reads the settings, which another store may have
  /// changed. Resuming a store that is open does no more than that.
  ///
  /// - Throws: what ``open(folder:events:allowsShared:logger:)`` and reading throw; the store stays suspended then.
  public func resume() async throws(PentadError) {
    if let recovery = try await backend.resume() {
      events.publish(
        .storeRecovered(rowsKept: recovery.rowsKept, isPartial: recovery.isPartial))
    }
    do throws(PentadError) {
      try await settings.load()
    } catch {
      try await backend.suspend()
      throw error
    }
    alertsChanged.fire()
  }

  /// Closes the file. Later calls throw ``PentadCore/PentadError/Code/closed``; readers of alerts end,
  /// and those that were given one leave it.
  public func close() async {
    holder.letGo()
    if holder.hasHeld {
      // The moment is that of renewals, of which there are none. What cannot be written lapses.
      try? await backend.noteClaims(of: holder, at: Instant(milliseconds: 0))
    }
    await backend.close()
    alertsChanged.fire()
  }
}
