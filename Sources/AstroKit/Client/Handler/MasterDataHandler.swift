public import PentadCore

/// The central object of the original app: days by date from a cache or from their source, alerts,
/// settings and the user's place.
///
/// - ``getDate(from:to:)`` returns cached days if every date is cached for this place, these
///   options and this source. Otherwise it loads the whole range from the source and caches it.
/// - All events are published in one ``AstroEvent`` stream. The store changes before the event is
///   published.
/// - Methods that read or write the store throw ``PentadCore/PentadError/Code/storage`` and its
///   more specific codes. They throw ``PentadCore/PentadError/Code/closed`` if the store is closed
///   or suspended.
/// - It is not a singleton: a host can create any number of handlers, or share one.
///
/// ```swift
/// let handler = try await MasterDataHandler(source: AstroCalendar(), store: store)
/// try await handler.locations.update(ujjain)
/// let days = try await handler.getDate(.next31Days(from: handler.now, in: ujjain.timeZone))
/// ```
///
/// C: `pentad_astro_handler`.
public final class MasterDataHandler: Sendable {
  /// The source of days.
  public let source: any AstroDaySource
  /// The store of cached days, alerts and settings.
  public let store: AstroStore
  /// The user's location.
  public let locations: LocationSource
  let clock: any AstroClock

  /// Creates a handler and reads the settings of its store, which all handlers on it share.
  ///
  /// - Throws: errors from reading the store: ``PentadCore/PentadError/Code/storage``,
  ///   ``PentadCore/PentadError/Code/closed``.
  ///
  /// C: `pentad_astro_handler_open`.
  public init(
    source: any AstroDaySource, store: AstroStore = .inMemory(),
    clock: any AstroClock = SystemAstroClock()
  ) async throws(PentadError) {
    self.source = source
    self.store = store
    self.clock = clock
    locations = LocationSource(store.settings)
    try await store.settings.load()
  }

  /// The current time by the handler's clock.
  public var now: Instant { clock.now }

  // MARK: Events

  /// Returns a stream of the events from now on, in order; each call returns a separate stream.
  public func events() -> AsyncStream<Published<AstroEvent>> { store.events.events() }

  /// Calls a handler for each event from now on, in order and never concurrently.
  ///
  /// - Returns: the subscription; releasing it ends the observation.
  ///
  /// C: `pentad_astro_handler_subscribe`.
  public func observe(
    on delivery: Delivery, _ handler: @escaping @Sendable (Published<AstroEvent>) -> Void
  ) -> Subscription {
    store.events.observe(on: delivery, handler)
  }

  // MARK: Settings

  /// The current settings.
  ///
  /// C: `pentad_astro_handler_settings_get`.
  public var settings: AstroSettings { store.settings.value }

  /// Changes the settings and stores them. Publishes ``AstroEvent/settingsChanged`` if anything
  /// other than the place changes. A change of the place publishes the events of
  /// ``LocationSource/update(_:)``.
  ///
  /// - Parameter change: a closure that changes the settings. It may run more than once, and under
  ///   the store's lock, so it must do nothing else.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a text that contains a NUL; errors from
  ///   writing the store. The settings are then unchanged.
  ///
  /// C: `pentad_astro_handler_settings_change`.
  public func changeSettings(
    _ change: @escaping @Sendable (inout AstroSettings) -> Void
  ) async throws(PentadError) {
    try await store.settings.change(change)
  }

  // MARK: The store

  /// Clears the cache. Alerts and settings stay.
  ///
  /// - Throws: errors from writing the store.
  ///
  /// C: `pentad_astro_handler_clear_cache`.
  public func clearCache() async throws(PentadError) { try await store.clearCache() }

  /// Returns the disk space that the store uses and the number of its entries.
  ///
  /// - Returns: the figures.
  /// - Throws: errors from reading the store.
  ///
  /// C: `pentad_astro_handler_storage_usage`.
  public func storageUsage() async throws(PentadError) -> AstroStorageUsage {
    try await store.storageUsage()
  }

  /// Erases all data, including alerts and settings.
  ///
  /// - Throws: errors from writing the store.
  ///
  /// C: `pentad_astro_handler_erase_all`.
  public func eraseAll() async throws(PentadError) { try await store.eraseAll() }

  /// Closes the file of the store and releases its locks until ``resume()``, for all users of the
  /// store.
  ///
  /// C: `pentad_astro_handler_suspend`.
  public func suspend() async throws(PentadError) { try await store.suspend() }

  /// Reopens the file of a suspended store.
  ///
  /// - Throws: errors from opening the store: the store then stays suspended.
  ///
  /// C: `pentad_astro_handler_resume`.
  public func resume() async throws(PentadError) { try await store.resume() }
}
