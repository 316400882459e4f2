public import PentadCore

extension PeriodicTable {
  /// Returns a new stream of the events from now on, in order.
  ///
  /// The stream ends when the task that iterates it is cancelled, or when the table is deallocated.
  public func events() -> AsyncStream<Published<ElementsEvent>> { hub.events() }

  /// Calls a handler with each event from now on, in order, and one at a time.
  ///
  /// - Parameters:
  ///   - delivery: the main queue, serial queue or pump on which the handler runs.
  ///   - handler: receives each event; it may call any function of Pentad.
  /// - Returns: the subscription to keep; the observation ends when it is released.
  public func observe(
    on delivery: Delivery, _ handler: @escaping @Sendable (Published<ElementsEvent>) -> Void
  ) -> Subscription {
    hub.observe(on: delivery, handler)
  }

  /// Loads all data now, off the caller's thread, so that no later call has to wait for it.
  ///
  /// Calling it is optional: each call loads the data that it needs. Publishes
  /// ``ElementsEvent/didLoad`` each time it completes.
  ///
  /// - Throws: `cancelled` when the task is cancelled; the data loaded until then stays in memory.
  @concurrent
  public func load() async throws(PentadError) {
    let hydrogen = AtomicElement(unchecked: 1)
    // Each closure makes the table load one of its data sets.
    let questions: [() -> Int] = [
      { hydrogen.symbol.utf8.count },
      { hydrogen.nuclides.count },
      { self.search(hydrogen.name).count },
      { NameIndex.exact.count },
      { NameIndex.element(named: FoldedText(hydrogen.name)) == hydrogen ? 1 : 0 },
      { Int(MassTable.shared.number(ofSymbol: 0x48, 0)) },
      { NuclideMasses.shared.mass(1, 1) == nil ? 0 : 1 },
    ]
    for question in questions {
      guard !Task.isCancelled else { throw PentadError.callCancelled }
      _ = question()
    }
    hub.publish(.didLoad)
  }
}
