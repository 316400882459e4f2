import PentadCore

/// The storage of a store: a file, or memory only.
protocol AstroBackend: SegmentStore {
  /// True if other stores, of this process or another, may write the data that this one reads.
  var isShared: Bool { get }

  /// Returns a cached month; nil when there is none, or it is damaged.
  func month(_ key: MonthKey) async throws(PentadError) -> CachedMonth?
  /// Caches a month; if the ring is full, it replaces the oldest.
  func keep(_ month: CachedMonth) async throws(PentadError)

  /// Returns the alerts in the order in which they are due.
  func alerts() async throws(PentadError) -> [AstroAlert]
  func addAlert(due: Instant, message: String) async throws(PentadError) -> AstroAlert
  /// Removes an alert; returns false if there is none with the id.
  func removeAlert(_ id: Int64) async throws(PentadError) -> Bool

  /// Claims the first due alert that no reader holds, atomically; nil when there is none.
  func claimAlert(
    for holder: AlertHolder, at now: Instant
  ) async throws(PentadError) -> AstroAlert?
  /// Returns the time when the first alert that no reader holds is due.
  func nextDue(for holder: AlertHolder, at now: Instant) async throws(PentadError) -> Instant?
  /// Renews the claims that a holder holds, and ends those that it has released.
  func noteClaims(of holder: AlertHolder, at now: Instant) async throws(PentadError)

  func settings() async throws(PentadError) -> VersionedSettings
  /// Changes the settings atomically and returns the current ones. If the change has no effect,
  /// nothing is written.
  func changeSettings(
    _ change: @escaping @Sendable (inout AstroSettings) -> Void
  ) async throws(PentadError) -> VersionedSettings

  func usage() async throws(PentadError) -> AstroStorageUsage
  /// Removes segments and months.
  func clearCache() async throws(PentadError)
  /// Erases all data and returns the current settings.
  func eraseAll() async throws(PentadError) -> VersionedSettings
  /// Closes the file and rejects every call with `suspended`, until it is resumed.
  func suspend() async throws(PentadError)
  /// Reopens the file; returns the recovered data if the file had to be rebuilt.
  func resume() async throws(PentadError) -> (rowsKept: Int, isPartial: Bool)?
  func close() async
}

/// The settings with their version: of two values, the one with the higher version wins.
struct VersionedSettings: Sendable {
  var settings = AstroSettings()
  var version: Int64 = 0

  /// Returns the next version; this one if the change has no effect.
  func changed(by change: (inout AstroSettings) -> Void) -> VersionedSettings {
    var next = settings
    change(&next)
    return next == settings ? self : VersionedSettings(settings: next, version: version + 1)
  }
}

/// The disk space of a store, and the number of its entries.
///
/// C: `pentad_astro_storage_usage`.
public struct AstroStorageUsage: Hashable, Sendable {
  /// The bytes of the file and its log; 0 for a store in memory.
  public let bytes: Int64
  /// The number of stored segments of positions.
  public let segments: Int
  /// The number of cached months of days, 0 to 24.
  public let months: Int
  /// The number of alerts.
  public let alerts: Int
}
