public import PentadCore

/// The persistent data of AstroKit: positions of the Sun and the Moon, the days of 24 months,
/// alerts and settings.
///
/// - In a folder it is one SQLite file, `astro.sqlite`. Alerts and settings have tables of their
///   own. A damaged file is set aside, they are recovered from it, and the rest is computed again.
/// - Without a folder, and in a build without the trait Storage, it is in memory.
/// - Data is written before the event that reports it.
/// - Several stores, of this process and of others, can be open on a folder. An alert is delivered
///   to one reader across all of them. Each store publishes only its own events.
/// - Methods that read or write it throw ``PentadCore/PentadError/Code/storage`` and its more
///   specific codes. They throw ``PentadCore/PentadError/Code/closed`` when it is closed or
///   suspended.
///
/// The article about keeping days lists the limits and lifetimes of the data.
public final class AstroStore: Sendable {
  /// The hub of all events of the store and of its users.
  public let events: EventHub<AstroEvent>
  /// The number of alerts and settings recovered when a damaged file was rebuilt; nil if none was
  /// rebuilt.
  public let rowsRecovered: Int?

  let backend: any AstroBackend
  let settings: CurrentSettings
  let months = Lock(RingBuffer<CachedMonth>(uncheckedCapacity: AstroPolicies.monthCount))
  let holder = AlertHolder()
  let alertsChanged = ChangeSignal()
  /// The events of the opening, for observers that come later.
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

  /// Returns a store in memory, which is lost with its last reference.
  public static func inMemory(
    events: EventHub<AstroEvent> = EventHub()
  ) -> AstroStore {
    AstroStore(MemoryBackend(), events: events)
  }

  /// Returns the disk space that the store uses and the number of its entries.
  public func storageUsage() async throws(PentadError) -> AstroStorageUsage {
    let usage = try await backend.usage()
    guard usage.bytes == 0 else { return usage }
    // These are the months of a store in memory.
    return AstroStorageUsage(
      bytes: 0, segments: usage.segments, months: months.withLock { $0.count },
      alerts: usage.alerts)
  }

  /// Removes all data that can be loaded or computed again; alerts and settings stay.
  public func clearCache() async throws(PentadError) {
    try await backend.clearCache()
    months.withLock { $0.clear() }
    events.publish(.cacheReset(isDamage: false))
  }

  /// Erases all data, including alerts and settings.
  public func eraseAll() async throws(PentadError) {
    settings.take(try await backend.eraseAll())
    months.withLock { $0.clear() }
    alertsChanged.fire()
    events.publish(.erased)
  }

  /// Closes the file and releases its locks until ``resume()``, for all users of the store. A store
  /// in memory keeps its data.
  ///
  /// - While it is suspended, calls that read or write alerts and settings throw
  ///   ``PentadCore/PentadError/Code/suspended``, a specific code of
  ///   ``PentadCore/PentadError/Code/closed``. So do calls that return the storage usage or clear
  ///   the store.
  /// - Days and positions are still returned, and are cached only in memory.
  /// - Readers of alerts wait. A reader that holds an alert keeps it. During a long suspension, a
  ///   reader of another store may receive the same alert.
  ///
  /// It waits for writes in progress. Suspending a suspended store is a no-op.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/closed`` for a closed store.
  public func suspend() async throws(PentadError) { try await backend.suspend() }

  /// Reopens the file of a suspended store, and reads the settings, which another store may have
  /// changed. For an open store it only reads the settings.
  ///
  /// - Throws: the errors of ``open(folder:events:allowsShared:logger:)`` and of reading; the store
  ///   then stays suspended.
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

  /// Closes the file. Later calls throw ``PentadCore/PentadError/Code/closed``. Readers of alerts
  /// end and release the alerts that they hold.
  public func close() async {
    holder.release()
    if holder.hasHeld {
      // The time only matters for renewals, and there are none. A claim that cannot be written
      // expires.
      try? await backend.noteClaims(of: holder, at: Instant(milliseconds: 0))
    }
    await backend.close()
    alertsChanged.fire()
  }
}
