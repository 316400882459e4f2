public import PentadCore

extension AstroCalendar {
  /// The disk space that the store takes, and the number of things in it; nothing without a store.
  ///
  /// - Returns: the figures.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_astro_calendar_storage_usage`.
  public func storageUsage() async throws(PentadError) -> AstroStorageUsage {
    guard let store else {
      return AstroStorageUsage(bytes: 0, segments: 0, months: 0, alerts: 0)
    }
    return try await store.storageUsage()
  }

  /// Lets go of the positions, in memory and in the store, and of the days that a handler has kept
  /// there; its alerts and settings stay.
  ///
  /// - Throws: what writing the store throws.
  ///
  /// C: `pentad_astro_calendar_clear_cache`.
  public func clearCache() async throws(PentadError) {
    try await store?.clearCache()
    ephemeris.clear()
  }

  /// Lets go of everything, of a handler's alerts and settings in the store too.
  ///
  /// - Throws: what writing the store throws.
  ///
  /// C: `pentad_astro_calendar_erase_all`.
  public func eraseAll() async throws(PentadError) {
    try await store?.eraseAll()
    ephemeris.clear()
  }

  /// Closes the file of the store and releases its locks until ``resume()``, for the calendar and the
  /// handlers that share it. The calendar goes on answering, and keeps positions in memory alone
  /// meanwhile. Without a store it does nothing.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/closed``.
  ///
  /// C: `pentad_astro_calendar_suspend`.
  public func suspend() async throws(PentadError) { try await store?.suspend() }

  /// Opens the file of a suspended store again.
  ///
  /// - Throws: what opening the store throws: it stays suspended then.
  ///
  /// C: `pentad_astro_calendar_resume`.
  public func resume() async throws(PentadError) { try await store?.resume() }
}
