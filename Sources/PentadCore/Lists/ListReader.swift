/// Loads a list on request, and computes the difference from the last version that was returned.
final class ListReader<Place: EventConsumer, Item: Equatable & Sendable>: Sendable {
  private let events: Place
  private let isReason: @Sendable (Place.Event) -> Bool
  private let load: @Sendable () async throws(PentadError) -> [Item]
  private let failed: @Sendable (PentadError) -> Void
  private let compare: @Sendable (_ old: [Item], _ new: [Item]) -> ListDelta
  private let state = Lock(State())

  private struct State {
    var isBegun = false
    var last: [Item]?
  }

  init<Key: Hashable & Sendable>(
    _ events: Place, key: @escaping @Sendable (Item) -> Key,
    load: @escaping @Sendable () async throws(PentadError) -> [Item],
    failed: @escaping @Sendable (PentadError) -> Void,
    after isReason: @escaping @Sendable (Place.Event) -> Bool
  ) {
    self.events = events
    self.isReason = isReason
    self.load = load
    self.failed = failed
    compare = { ListDelta(from: $0, to: $1, key: key) }
  }

  /// Returns the list when it has changed; nil when no change will come.
  func next() async -> ListUpdate<Item>? {
    while await isDue() {
      guard let items = await read() else { continue }
      let last = state.withLock { state in
        defer { state.last = items }
        return state.last
      }
      guard let last else { return ListUpdate(items: items, delta: nil) }
      let delta = compare(last, items)
      if !delta.isEmpty { return ListUpdate(items: items, delta: delta) }
    }
    return nil
  }

  /// Loads the list; nil if that fails.
  private func read() async -> [Item]? {
    do throws(PentadError) {
      return try await load()
    } catch {
      if error.isFailure { failed(error) }
      return nil
    }
  }

  /// Waits for a reason to load; the first call returns at once. Returns false when no event will
  /// come.
  private func isDue() async -> Bool {
    let isFirst = state.withLock { state in
      defer { state.isBegun = true }
      return !state.isBegun
    }
    if isFirst {
      events.skip()
      return true
    }
    while let published = await events.next() {
      guard isReason(published.event) else { continue }
      events.skip()
      return true
    }
    return false
  }
}
