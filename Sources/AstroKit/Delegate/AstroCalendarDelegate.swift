public import PentadCore

/// Hears what happens to days, alerts and settings. Every method may be left out.
///
/// The calls come where the delegate was registered for, in the order of the events and one at a time.
///
/// C: `pentad_astro_delegate`.
public protocol AstroCalendarDelegate: AnyObject, Sendable {
  /// The days of a request were delivered.
  func masterDataHandler(
    _ handler: MasterDataHandler, didLoadDaysFrom start: CivilDate, to end: CivilDate,
    origin: SnapshotOrigin)
  /// The days of a request could not be had.
  func masterDataHandler(
    _ handler: MasterDataHandler, didFailToLoadDaysFrom start: CivilDate, to end: CivilDate,
    error: PentadError)
  /// Days of a civil month went into the cache.
  func masterDataHandler(_ handler: MasterDataHandler, didCacheMonth month: Int, of year: Int)
  /// The cache was emptied: it was asked for, or it was found damaged.
  func masterDataHandler(_ handler: MasterDataHandler, didResetCacheForDamage isDamage: Bool)
  /// A damaged store was built anew, and so many alerts and settings were saved.
  func masterDataHandler(
    _ handler: MasterDataHandler, didRecoverStoreKeeping rows: Int, isPartial: Bool)
  /// The store could not be written.
  func masterDataHandler(_ handler: MasterDataHandler, storeDidFail error: PentadError)
  /// The place is another.
  func masterDataHandlerDidChangeLocation(_ handler: MasterDataHandler)
  /// The place is far from where it was.
  func masterDataHandlerDidMoveFar(_ handler: MasterDataHandler)
  /// An alert was registered.
  func masterDataHandler(_ handler: MasterDataHandler, didRegisterAlert id: Int64)
  /// An alert was given out.
  func masterDataHandler(_ handler: MasterDataHandler, alertDidComeDue id: Int64)
  /// An alert was removed on demand.
  func masterDataHandler(_ handler: MasterDataHandler, didRemoveAlert id: Int64)
  /// Settings other than the place have changed.
  func masterDataHandlerDidChangeSettings(_ handler: MasterDataHandler)
  /// All that was kept is gone.
  func masterDataHandlerDidErase(_ handler: MasterDataHandler)
  /// The delegate was too slow, and events that it did not see are gone.
  func masterDataHandlerDidReset(_ handler: MasterDataHandler)
}

extension AstroCalendarDelegate {
  /// Does nothing.
  public func masterDataHandler(
    _ handler: MasterDataHandler, didLoadDaysFrom start: CivilDate, to end: CivilDate,
    origin: SnapshotOrigin
  ) {}
  /// Does nothing.
  public func masterDataHandler(
    _ handler: MasterDataHandler, didFailToLoadDaysFrom start: CivilDate, to end: CivilDate,
    error: PentadError
  ) {}
  /// Does nothing.
  public func masterDataHandler(
    _ handler: MasterDataHandler, didCacheMonth month: Int, of year: Int
  ) {}
  /// Does nothing.
  public func masterDataHandler(
    _ handler: MasterDataHandler, didResetCacheForDamage isDamage: Bool
  ) {}
  /// Does nothing.
  public func masterDataHandler(
    _ handler: MasterDataHandler, didRecoverStoreKeeping rows: Int, isPartial: Bool
  ) {}
  /// Does nothing.
  public func masterDataHandler(_ handler: MasterDataHandler, storeDidFail error: PentadError) {}
  /// Does nothing.
  public func masterDataHandlerDidChangeLocation(_ handler: MasterDataHandler) {}
  /// Does nothing.
  public func masterDataHandlerDidMoveFar(_ handler: MasterDataHandler) {}
  /// Does nothing.
  public func masterDataHandler(_ handler: MasterDataHandler, didRegisterAlert id: Int64) {}
  /// Does nothing.
  public func masterDataHandler(_ handler: MasterDataHandler, alertDidComeDue id: Int64) {}
  /// Does nothing.
  public func masterDataHandler(_ handler: MasterDataHandler, didRemoveAlert id: Int64) {}
  /// Does nothing.
  public func masterDataHandlerDidChangeSettings(_ handler: MasterDataHandler) {}
  /// Does nothing.
  public func masterDataHandlerDidErase(_ handler: MasterDataHandler) {}
  /// Does nothing.
  public func masterDataHandlerDidReset(_ handler: MasterDataHandler) {}
}
