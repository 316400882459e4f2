public import PentadCore

/// A receiver of events about days, alerts and settings. All methods are optional.
///
/// The calls come through the delivery of the registration, in event order and one at a time.
///
/// C: `pentad_astro_delegate`.
public protocol AstroCalendarDelegate: AnyObject, Sendable {
  /// The days of a request were delivered.
  func masterDataHandler(
    _ handler: MasterDataHandler, didLoadDaysFrom start: CivilDate, to end: CivilDate,
    origin: SnapshotOrigin)
  /// Loading the days of a request failed.
  func masterDataHandler(
    _ handler: MasterDataHandler, didFailToLoadDaysFrom start: CivilDate, to end: CivilDate,
    error: PentadError)
  /// Days of a civil month were cached.
  func masterDataHandler(_ handler: MasterDataHandler, didCacheMonth month: Int, of year: Int)
  /// The cache was cleared, on request or because it was damaged.
  func masterDataHandler(_ handler: MasterDataHandler, didResetCacheForDamage isDamage: Bool)
  /// A damaged store was rebuilt, and `rows` alerts and settings were recovered.
  func masterDataHandler(
    _ handler: MasterDataHandler, didRecoverStoreKeeping rows: Int, isPartial: Bool)
  /// The store could not be written.
  func masterDataHandler(_ handler: MasterDataHandler, storeDidFail error: PentadError)
  /// The place changed.
  func masterDataHandlerDidChangeLocation(_ handler: MasterDataHandler)
  /// The place is far from the place of the last such call.
  func masterDataHandlerDidMoveFar(_ handler: MasterDataHandler)
  /// An alert was registered.
  func masterDataHandler(_ handler: MasterDataHandler, didRegisterAlert id: Int64)
  /// An alert came due and was delivered.
  func masterDataHandler(_ handler: MasterDataHandler, alertDidComeDue id: Int64)
  /// An alert was removed on request.
  func masterDataHandler(_ handler: MasterDataHandler, didRemoveAlert id: Int64)
  /// Settings other than the place changed.
  func masterDataHandlerDidChangeSettings(_ handler: MasterDataHandler)
  /// All stored data was erased.
  func masterDataHandlerDidErase(_ handler: MasterDataHandler)
  /// The delegate was too slow and missed events.
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
