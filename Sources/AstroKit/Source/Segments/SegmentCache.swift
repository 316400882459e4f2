import PentadCore

/// A cache of values on an integer grid, in memory up to a limit. Concurrent requests for the same
/// value make it only once.
final class SegmentCache<Value: Sendable>: Sendable {
  private struct Work {
    let range: Range<Int>
    let task: SharedTask<[Value]>
  }

  private struct State {
    var kept: RecentlyUsed<Value>
    /// The work in progress, for each index that it will provide.
    var works: [Int: Work] = [:]
  }

  private let state: Lock<State>
  private let make: @Sendable (Range<Int>) async throws(PentadError) -> [Value]

  /// The maximum number of values in one piece of work. Between two pieces a caller can be
  /// cancelled and other callers proceed.
  private let batch: Int

  /// Creates a cache of `limit` values. `make` returns the values of the indices, in order.
  init(
    limit: Int, batch: Int = 64,
    make: @escaping @Sendable (Range<Int>) async throws(PentadError) -> [Value]
  ) {
    state = Lock(State(kept: RecentlyUsed(limit: limit)))
    self.batch = batch
    self.make = make
  }

  /// Returns the values of the indices, in order.
  func values(_ indices: Range<Int>) async throws(PentadError) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(indices.count)
    var next = indices.lowerBound
    while next < indices.upperBound {
      let end = min(indices.upperBound, next + batch)
      values += try await part(next..<end)
      next = end
    }
    return values
  }

  private func part(_ indices: Range<Int>) async throws(PentadError) -> [Value] {
    while true {
      var (values, works) = claim(indices)
      var wasCancelledByOthers = false
      while let work = works.popLast() {
        switch await work.task.outcome() {
        case .success(let made):
          for (index, value) in zip(work.range, made) { values[index] = value }
        case .failure(let error) where error.code == .cancelled && !Task.isCancelled:
          wasCancelledByOthers = true
        case .failure(let error):
          for work in works { work.task.leave() }
          throw error
        }
      }
      if Task.isCancelled { throw PentadError.callCancelled }
      let ordered = indices.compactMap { values[$0] }
      if ordered.count == indices.count { return ordered }
      guard wasCancelledByOthers else {
        throw PentadError(
          .internal,
          "the source of the ephemeris returned fewer values than "
            + "requested")
      }
    }
  }

  /// Returns the cached values of the indices, and the work for the others. Work in progress is
  /// joined; other work is started.
  private func claim(_ indices: Range<Int>) -> ([Int: Value], [Work]) {
    state.withLock { state in
      var found: [Int: Value] = [:]
      var joined: [Work] = []
      var missing: [Range<Int>] = []
      for index in indices {
        if let value = state.kept.value(at: index) {
          found[index] = value
        } else if let work = state.works[index] {
          if joined.last?.task !== work.task { joined.append(work) }
        } else if let run = missing.last, run.upperBound == index {
          missing[missing.count - 1] = run.lowerBound..<index + 1
        } else {
          missing.append(index..<index + 1)
        }
      }
      for run in missing {
        let work = Work(range: run, task: task(run))
        for index in run { state.works[index] = work }
        joined.append(work)
      }
      for work in joined { work.task.join() }
      return (found, joined)
    }
  }

  private func task(_ run: Range<Int>) -> SharedTask<[Value]> {
    SharedTask { [weak self, make] () async throws(PentadError) -> [Value] in
      do throws(PentadError) {
        let values = try await make(run)
        self?.finish(run, values)
        return values
      } catch {
        self?.finish(run, [])
        throw error
      }
    }
  }

  private func finish(_ run: Range<Int>, _ values: [Value]) {
    state.withLock { state in
      for index in run { state.works[index] = nil }
      for (index, value) in zip(run, values) { state.kept.insert(value, at: index) }
    }
  }
}

/// A dictionary that evicts the least recently used values.
private struct RecentlyUsed<Value> {
  private let limit: Int
  private var entries: [Int: (value: Value, used: UInt64)] = [:]
  private var clock: UInt64 = 0

  /// Creates a dictionary of at most `limit` values, and at least one.
  init(limit: Int) { self.limit = max(1, limit) }

  /// Returns the value of a key and marks it as used.
  mutating func value(at key: Int) -> Value? {
    guard let entry = entries[key] else { return nil }
    clock += 1
    entries[key] = (entry.value, clock)
    return entry.value
  }

  /// Inserts a value.
  mutating func insert(_ value: Value, at key: Int) {
    clock += 1
    entries[key] = (value, clock)
    guard entries.count > limit else { return }
    // A quarter is evicted at once, so that many insertions share the cost of sorting.
    let kept = entries.sorted { $0.value.used > $1.value.used }.prefix(limit - limit / 4)
    entries = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
  }
}
