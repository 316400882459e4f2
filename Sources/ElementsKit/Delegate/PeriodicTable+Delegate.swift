public import PentadCore

extension PeriodicTable {
  /// Registers a delegate for the events from now on. The delegate is held weakly.
  ///
  /// - Parameter delivery: the main queue, serial queue or pump that calls the delegate.
  /// - Returns: the subscription to keep; the calls end when it is released. It retains the table,
  ///   so that no pending event is lost.
  public func addDelegate(
    _ delegate: any PeriodicTableDelegate, on delivery: Delivery
  ) -> Subscription {
    observe(on: delivery) { [weak delegate, self] published in
      guard let delegate else { return }
      deliver(published.event, to: delegate)
    }
  }

  /// Calls the method for an event. The compiler rejects a new event without a method.
  private func deliver(_ event: ElementsEvent, to delegate: any PeriodicTableDelegate) {
    switch event {
    case .didLoad: delegate.periodicTableDidLoad(self)
    case .didSelect(let element, let source):
      delegate.periodicTable(self, didSelect: element, in: source)
    case .flipDidBegin(let element, let side):
      delegate.periodicTable(self, flipDidBegin: element, to: side)
    case .flipDidEnd(let element, let side):
      delegate.periodicTable(self, flipDidEnd: element, on: side)
    case .reset: delegate.periodicTableDidReset(self)
    }
  }
}
