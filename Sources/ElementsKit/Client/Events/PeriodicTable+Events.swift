public import PentadCore

extension PeriodicTable {
  /// What happens from now on, in order; each call gives a stream of its own.
  ///
  /// The stream ends when the task that iterates it is cancelled, or with the table.
  public func events() -> AsyncStream<Published<ElementsEvent>> { hub.events() }

  /// Calls a handler with what happens from now on, in order and never twice at once.
  ///
  /// - Parameters:
  ///   - delivery: where the handler runs.
  ///   - handler: may call anything of Pentad.
  /// - Returns: what has to be kept; letting it go ends the observation.
  public func observe(
    on delivery: Delivery, _ handler: @escaping @Sendable (Published<ElementsEvent>) -> Void
  ) -> Subscription {
    hub.observe(on: delivery, handler)
  }

  /// Reads all data now, off the caller's thread, so that no later question waits for it.
  ///
  /// Needed by nobody: a question that comes first reads what it needs. Publishes
  /// ``ElementsEvent/didLoad`` each time it completes.
  ///
  /// - Throws: `cancelled` when the task is cancelled; what has been read by then stays.
  @concurrent
  public func load() async throws(PentadError) {
    let hydrogen = AtomicElement(unchecked: 1)
    // Each question reads one of the tables.
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
