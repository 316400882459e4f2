public import PentadCore

extension AstroCalendar {
  /// Returns the disk space that the store uses and the number of its entries; zeros without a
  /// store.
  ///
  /// - Returns: the figures.
  /// - Throws: errors from reading the store.
  ///
  /// C: `pentad_astro_calendar_storage_usage`.
  public func storageUsage() async throws(PentadError) -> AstroStorageUsage {
    guard let store else {
      return AstroStorageUsage(bytes: 0, segments: 0, months: 0, alerts: 0)
    }
    return try await store.storageUsage()
  }

  /// Removes the cached positions from memory and from the store, and a handler's cached days from
  /// the store. Its alerts and settings stay.
  ///
  /// - Throws: errors from writing the store.
  ///
  /// C: `pentad_astro_calendar_clear_cache`.
  public func clearCache() async throws(PentadError) {
    try await store?.clearCache()
    ephemeris.clear()
  }

  /// Erases all data, including a handler's alerts and settings in the store.
  ///
  /// - Throws: errors from writing the store.
  ///
  /// C: `pentad_astro_calendar_erase_all`.
  public func eraseAll() async throws(PentadError) {
    try await store?.eraseAll()
    ephemeris.clear()
  }

  /// Closes the file of the store and releases its locks until ``resume()``, for the calendar and
  /// the handlers that share it. The calendar still answers meanwhile, but caches positions only in
  /// memory. Without a store, this is a no-op.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/closed``.
  ///
  /// C: `pentad_astro_calendar_suspend`.
  public func suspend() async throws(PentadError) { try await store?.suspend() }

  /// Reopens the file of a suspended store.
  ///
  /// - Throws: errors from opening the store: the store then stays suspended.
  ///
  /// C: `pentad_astro_calendar_resume`.
  public func resume() async throws(PentadError) { try await store?.resume() }
}
