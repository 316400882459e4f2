public import PentadCore

/// The front door of the original: days by date from a cache or their source, alerts, settings and the
/// place of the user.
///
/// - ``getDate(from:to:)`` answers from the cache when every date is there, for this very place, these
///   options and this source; otherwise it asks the source for the whole range and keeps it.
/// - All that happens leaves through one ``AstroEvent`` stream; the store is changed before its event.
/// - What reads or writes the store throws ``PentadCore/PentadError/Code/storage`` and the finer codes
///   below it, and ``PentadCore/PentadError/Code/closed`` when the store is closed or suspended.
/// - It is not a singleton: a host makes as many as it likes, and shares one where it wants one.
///
/// ```swift
/// let handler = try await MasterDataHandler(source: AstroCalendar(), store: store)
/// try await handler.locations.update(ujjain)
/// let days = try await handler.getDate(.next31Days(from: handler.now, in: ujjain.timeZone))
/// ```
///
/// C: `pentad_astro_handler`.
public final class MasterDataHandler: Sendable {
  /// Where days come from.
  public let source: any AstroDaySource
  /// Where they are kept.
  public let store: AstroStore
  /// Where the user is.
  public let locations: LocationSource
  let clock: any AstroClock

  /// Makes a handler and reads the settings of its store, which all handlers on it share.
  ///
  /// - Throws: what reading the store throws: ``PentadCore/PentadError/Code/storage``,
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

  /// The present, by the handler's clock.
  public var now: Instant { clock.now }

  // MARK: Events

  /// What happens from now on, in order; each call gives a stream of its own.
  public func events() -> AsyncStream<Published<AstroEvent>> { store.events.events() }

  /// Calls a handler with what happens from now on, in order and never twice at once.
  ///
  /// - Returns: what has to be kept; letting it go ends the observation.
  ///
  /// C: `pentad_astro_handler_subscribe`.
  public func observe(
    on delivery: Delivery, _ handler: @escaping @Sendable (Published<AstroEvent>) -> Void
  ) -> Subscription {
    store.events.observe(on: delivery, handler)
  }

  // MARK: Settings

  /// The settings as they are now.
  ///
  /// C: `pentad_astro_handler_settings_get`.
  public var settings: AstroSettings { store.settings.value }

  /// Changes settings and keeps them; publishes ``AstroEvent/settingsChanged`` when anything but the
  /// place is another, and what ``LocationSource/update(_:)`` does when the place is.
  ///
  /// - Parameter change: may run more than once, and under the store's lock: it does nothing but
  ///   change the value.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a text with a NUL; what writing the store
  ///   throws. The settings are what they were then.
  ///
  /// C: `pentad_astro_handler_settings_change`.
  public func changeSettings(
    _ change: @escaping @Sendable (inout AstroSettings) -> Void
  ) async throws(PentadError) {
    try await store.settings.change(change)
  }

  // MARK: The store

  /// Empties the cache; alerts and settings stay.
  ///
  /// - Throws: what writing the store throws.
  ///
  /// C: `pentad_astro_handler_clear_cache`.
  public func clearCache() async throws(PentadError) { try await store.clearCache() }

  /// The disk space that the store takes, and the number of things in it.
  ///
  /// - Returns: the figures.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_astro_handler_storage_usage`.
  public func storageUsage() async throws(PentadError) -> AstroStorageUsage {
    try await store.storageUsage()
  }

  /// Erases everything, alerts and settings too.
  ///
  /// - Throws: what writing the store throws.
  ///
  /// C: `pentad_astro_handler_erase_all`.
  public func eraseAll() async throws(PentadError) { try await store.eraseAll() }

  /// Closes the file of the store and releases its locks until ``resume()``, for all who share it.
  ///
  /// C: `pentad_astro_handler_suspend`.
  public func suspend() async throws(PentadError) { try await store.suspend() }

  /// Opens the file of a suspended store again.
  ///
  /// - Throws: what opening the store throws: it stays suspended then.
  ///
  /// C: `pentad_astro_handler_resume`.
  public func resume() async throws(PentadError) { try await store.resume() }
}
