public import PentadCore

extension MasterDataHandler {
  /// Registers a delegate for all events from now on. The delegate is held weakly.
  ///
  /// - Parameter delivery: the delivery through which the delegate is called.
  /// - Returns: the subscription to keep; releasing it ends the calls. It retains the handler, so
  ///   that no pending event is lost.
  public func addDelegate(
    _ delegate: any AstroCalendarDelegate, on delivery: Delivery
  ) -> Subscription {
    observe(on: delivery) { [weak delegate, self] published in
      guard let delegate else { return }
      deliver(published.event, to: delegate)
    }
  }

  /// Calls the delegate's method for an event. A new event without such a method does not compile
  /// here.
  private func deliver(_ event: AstroEvent, to delegate: any AstroCalendarDelegate) {
    switch event {
    case .daysLoaded(let start, let end, let origin):
      delegate.masterDataHandler(self, didLoadDaysFrom: start, to: end, origin: origin)
    case .daysFailed(let start, let end, let error):
      delegate.masterDataHandler(self, didFailToLoadDaysFrom: start, to: end, error: error)
    case .monthCached(let year, let month):
      delegate.masterDataHandler(self, didCacheMonth: month, of: year)
    case .cacheReset(let isDamage):
      delegate.masterDataHandler(self, didResetCacheForDamage: isDamage)
    case .storeRecovered(let rows, let isPartial):
      delegate.masterDataHandler(self, didRecoverStoreKeeping: rows, isPartial: isPartial)
    case .storeFailed(let error): delegate.masterDataHandler(self, storeDidFail: error)
    case .locationChanged: delegate.masterDataHandlerDidChangeLocation(self)
    case .locationMovedFar: delegate.masterDataHandlerDidMoveFar(self)
    case .alertRegistered(let id): delegate.masterDataHandler(self, didRegisterAlert: id)
    case .alertDue(let id): delegate.masterDataHandler(self, alertDidComeDue: id)
    case .alertRemoved(let id): delegate.masterDataHandler(self, didRemoveAlert: id)
    case .settingsChanged: delegate.masterDataHandlerDidChangeSettings(self)
    case .erased: delegate.masterDataHandlerDidErase(self)
    case .reset: delegate.masterDataHandlerDidReset(self)
    }
  }
}
