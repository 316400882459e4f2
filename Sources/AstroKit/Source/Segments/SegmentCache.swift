import PentadCore

/// Values on an integer grid, kept in memory up to a limit and each made once, however many ask for
/// it at the same time.
final class SegmentCache<Value: Sendable>: Sendable {
  private struct Work {
    let range: Range<Int>
    let task: SharedTask<[Value]>
  }

  private struct State {
    var kept: RecentlyUsed<Value>
    /// The work under way, for each index that it will give.
    var works: [Int: Work] = [:]
  }

  private let state: Lock<State>
  private let make: @Sendable (Range<Int>) async throws(PentadError) -> [Value]

  /// How many values one piece of work makes at most: between two pieces a caller can be cancelled
  /// and others get their turn.
  private let batch: Int

  /// Makes a cache of `limit` values. `make` gives the values of the indices, in order.
  init(
    limit: Int, batch: Int = 64,
    make: @escaping @Sendable (Range<Int>) async throws(PentadError) -> [Value]
  ) {
    state = Lock(State(kept: RecentlyUsed(limit: limit)))
    self.batch = batch
    self.make = make
  }

  /// The values of the indices, in order.
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
        throw PentadError(.internal, "the source of the ephemeris gave fewer values than asked for")
      }
    }
  }

  /// What is in memory of the indices, and the work that gives the rest: joined where it is under
  /// way, begun where it is not.
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
        self?.land(run, values)
        return values
      } catch {
        self?.land(run, [])
        throw error
      }
    }
  }

  private func land(_ run: Range<Int>, _ values: [Value]) {
    state.withLock { state in
      for index in run { state.works[index] = nil }
      for (index, value) in zip(run, values) { state.kept.insert(value, at: index) }
    }
  }
}

/// A dictionary that forgets what was not asked for the longest time.
private struct RecentlyUsed<Value> {
  private let limit: Int
  private var entries: [Int: (value: Value, used: UInt64)] = [:]
  private var clock: UInt64 = 0

  /// Keeps at most `limit` values, and at least one.
  init(limit: Int) { self.limit = max(1, limit) }

  /// The value of a key, which is thereby used.
  mutating func value(at key: Int) -> Value? {
    guard let entry = entries[key] else { return nil }
    clock += 1
    entries[key] = (entry.value, clock)
    return entry.value
  }

  /// Keeps a value.
  mutating func insert(_ value: Value, at key: Int) {
    clock += 1
    entries[key] = (value, clock)
    guard entries.count > limit else { return }
    // A quarter goes at once, so that sorting is paid for by many insertions.
    let kept = entries.sorted { $0.value.used > $1.value.used }.prefix(limit - limit / 4)
    entries = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
  }
}
