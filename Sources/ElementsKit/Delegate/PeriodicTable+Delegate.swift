public import PentadCore

extension PeriodicTable {
  /// Registers a delegate for what happens from now on. It is held weakly.
  ///
  /// - Parameter delivery: where the delegate is called.
  /// - Returns: what has to be kept: letting it go ends the calls. It keeps the table, so that no
  ///   event on its way is lost.
  public func addDelegate(
    _ delegate: any PeriodicTableDelegate, on delivery: Delivery
  ) -> Subscription {
    observe(on: delivery) { [weak delegate, self] published in
      guard let delegate else { return }
      deliver(published.event, to: delegate)
    }
  }

  /// A new event without a method of the delegate does not compile here.
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
