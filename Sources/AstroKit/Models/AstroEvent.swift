public import PentadCore

/// What happens to the days, the alerts and the settings of a ``MasterDataHandler``.
///
/// C: `pentad_astro_delegate`.
public enum AstroEvent: HubEvent, Hashable {
  /// The days of a request were delivered.
  case daysLoaded(from: CivilDate, to: CivilDate, origin: SnapshotOrigin)
  /// The days of a request could not be had.
  case daysFailed(from: CivilDate, to: CivilDate, PentadError)
  /// Days of a civil month went into the cache.
  case monthCached(year: Int, month: Int)
  /// The cache was emptied: it was asked for, or it was found damaged.
  case cacheReset(isDamage: Bool)
  /// The store was damaged and has been built anew; so many alerts and settings were saved from it.
  case storeRecovered(rowsKept: Int, isPartial: Bool)
  /// The store could not be written: what was to be kept is in memory only.
  case storeFailed(PentadError)
  /// The place for which days are computed is another.
  case locationChanged
  /// The place is far from the one of the last such event.
  case locationMovedFar
  /// An alert was registered.
  case alertRegistered(id: Int64)
  /// An alert is due and was given out.
  case alertDue(id: Int64)
  /// An alert was removed on demand.
  case alertRemoved(id: Int64)
  /// Settings other than the place have changed.
  case settingsChanged
  /// All that was kept is gone, alerts and settings too.
  case erased
  /// The observer was more than 1,024 events behind, and what it did not see is gone.
  case reset
}
