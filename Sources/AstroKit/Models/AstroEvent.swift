public import PentadCore

/// An event of the days, alerts or settings of a ``MasterDataHandler``.
///
/// C: `pentad_astro_delegate`.
public enum AstroEvent: HubEvent, Hashable {
  /// The days of a request were delivered.
  case daysLoaded(from: CivilDate, to: CivilDate, origin: SnapshotOrigin)
  /// Loading the days of a request failed.
  case daysFailed(from: CivilDate, to: CivilDate, PentadError)
  /// Days of a civil month were cached.
  case monthCached(year: Int, month: Int)
  /// The cache was cleared, on request or because it was damaged.
  case cacheReset(isDamage: Bool)
  /// A damaged store was rebuilt; `rowsKept` alerts and settings were recovered from it.
  case storeRecovered(rowsKept: Int, isPartial: Bool)
  /// The store could not be written; the data stays only in memory.
  case storeFailed(PentadError)
  /// The place for which days are computed changed.
  case locationChanged
  /// The place is far from the place of the last such event.
  case locationMovedFar
  /// An alert was registered.
  case alertRegistered(id: Int64)
  /// An alert came due and was delivered.
  case alertDue(id: Int64)
  /// An alert was removed on request.
  case alertRemoved(id: Int64)
  /// Settings other than the place changed.
  case settingsChanged
  /// All stored data was erased, including alerts and settings.
  case erased
  /// The observer was more than 1,024 events behind and missed events.
  case reset
}
