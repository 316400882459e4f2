import PentadCore

/// Where a store puts things: a file, or nothing but memory.
protocol AstroBackend: SegmentStore {
  /// Whether other stores, of this process or another, may write what this one reads.
  var isShared: Bool { get }

  /// A month that is kept; nil when there is none, or it is damaged.
  func month(_ key: MonthKey) async throws(PentadError) -> CachedMonth?
  /// Keeps a month, when the ring is full in the place of the oldest.
  func keep(_ month: CachedMonth) async throws(PentadError)

  /// The alerts, in the order in which they are due.
  func alerts() async throws(PentadError) -> [AstroAlert]
  func addAlert(due: Instant, message: String) async throws(PentadError) -> AstroAlert
  /// False when there is none of the id.
  func removeAlert(_ id: Int64) async throws(PentadError) -> Bool

  /// Claims the first alert that is due and that nobody holds, in one step; nil when there is none.
  func claimAlert(
    for holder: AlertHolder, at now: Instant
  ) async throws(PentadError) -> AstroAlert?
  /// When the first alert that nobody holds is due.
  func nextDue(for holder: AlertHolder, at now: Instant) async throws(PentadError) -> Instant?
  /// Renews the claims of what a holder holds, and ends those of what it has let go.
  func noteClaims(of holder: AlertHolder, at now: Instant) async throws(PentadError)

  func settings() async throws(PentadError) -> VersionedSettings
  /// Changes the settings in one step, and says what they are now. Where nothing is another, nothing
  /// is written.
  func changeSettings(
    _ change: @escaping @Sendable (inout AstroSettings) -> Void
  ) async throws(PentadError) -> VersionedSettings

  func usage() async throws(PentadError) -> AstroStorageUsage
  /// Lets go of segments and months.
  func clearCache() async throws(PentadError)
  /// Lets go of everything, and says what the settings are now.
  func eraseAll() async throws(PentadError) -> VersionedSettings
  /// Lets the file go, and refuses every call with `suspended`, until it is resumed.
  func suspend() async throws(PentadError)
  /// Opens the file again, and says what was saved when it had to be built anew.
  func resume() async throws(PentadError) -> (rowsKept: Int, isPartial: Bool)?
  func close() async
}

/// Settings, and which change of them they are: of two answers the later one counts.
struct VersionedSettings: Sendable {
  var settings = AstroSettings()
  var version: Int64 = 0

  /// The next version; this one when the change changes nothing.
  func changed(by change: (inout AstroSettings) -> Void) -> VersionedSettings {
    var next = settings
    change(&next)
    return next == settings ? self : VersionedSettings(settings: next, version: version + 1)
  }
}

/// What a store takes, and what is in it.
///
/// C: `pentad_astro_storage_usage`.
public struct AstroStorageUsage: Hashable, Sendable {
  /// Bytes of the file and its log; 0 for a store in memory.
  public let bytes: Int64
  /// How many segments of positions it keeps.
  public let segments: Int
  /// How many months of days it keeps, 0 to 24.
  public let months: Int
  /// How many alerts.
  public let alerts: Int
}
