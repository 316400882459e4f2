public import PentadCore

extension PentadError.Code {
  /// Days were requested before a place was set.
  public static let noLocation = Self(.invalid, detail: 0x223)
  /// The place or the options changed while days were loading.
  public static let locationChanged = Self(.conflict, detail: 0x224)
}

extension MasterDataHandler {
  /// A closure that receives rows as they arrive, and the progress in rows. The total is an
  /// estimate; it is exact for rows from the cache.
  public typealias PartHandler =
    @Sendable (_ rows: [DayContainer], _ progress: WorkProgress) -> Void

  /// Returns the days from one date to another, both included, from the cache or from the source.
  public func getDate(
    from start: CivilDate, to end: CivilDate
  ) async throws(PentadError) -> Snapshot<[DayContainer]> {
    try await getDate(DateRangeRequest(from: start, to: end))
  }

  /// Returns the days of a request from the cache or from the source.
  ///
  /// - If a date is missing from the cache, the source is asked for the whole range. Its days are
  ///   cached by month.
  /// - Days past their ``AstroDaySource/expiry`` are loaded again. If that fails, the expired days
  ///   are returned and marked as stale.
  ///
  /// - Parameter part: a closure that is called with rows in order as they arrive, and with the
  ///   progress.
  /// - Throws: ``PentadCore/PentadError/Code/noLocation``;
  ///   ``PentadCore/PentadError/Code/locationChanged``: ask again; errors from the source.
  ///
  /// C: `pentad_astro_handler_get_date`.
  public func getDate(
    _ request: DateRangeRequest, part: @escaping PartHandler = { _, _ in }
  ) async throws(PentadError) -> Snapshot<[DayContainer]> {
    try await answer(request, usingCache: true, part)
  }

  /// Loads the days of a request from the source without reading the cache, and caches them.
  ///
  /// - Throws: as ``getDate(_:part:)``.
  ///
  /// C: `pentad_astro_request.reload`.
  public func askApiForDates(
    _ request: DateRangeRequest, part: @escaping PartHandler = { _, _ in }
  ) async throws(PentadError) -> Snapshot<[DayContainer]> {
    try await answer(request, usingCache: false, part)
  }

  private func answer(
    _ request: DateRangeRequest, usingCache: Bool, _ part: @escaping PartHandler
  ) async throws(PentadError) -> Snapshot<[DayContainer]> {
    do throws(PentadError) {
      let snapshot = try await load(request, usingCache: usingCache, part)
      store.events.publish(
        .daysLoaded(from: request.start, to: request.end, origin: snapshot.origin))
      return snapshot
    } catch {
      store.events.publish(.daysFailed(from: request.start, to: request.end, error))
      throw error
    }
  }

  private func load(
    _ request: DateRangeRequest, usingCache: Bool, _ part: @escaping PartHandler
  ) async throws(PentadError) -> Snapshot<[DayContainer]> {
    guard !Task.isCancelled else { throw PentadError.callCancelled }
    let settings = settings
    guard let place = settings.location else {
      throw PentadError(.noLocation, "no place is set; update the location first")
    }
    let subject = MonthKey.subject(source.sourceName, place, settings.options)
    let kept = usingCache ? await store.days(request, of: subject, in: place.timeZone) : nil
    let snapshot = kept.map {
      Snapshot(
        $0.rows, origin: $0.origin, storedAt: $0.storedAt, expiry: source.expiry,
        now: clock.now.milliseconds)
    }
    if let snapshot, !snapshot.isStale {
      try require(place, settings.options)
      part(
        snapshot.value, WorkProgress(completed: snapshot.value.count, total: snapshot.value.count))
      return snapshot
    }
    let rows: [DayContainer]
    do throws(PentadError) {
      rows = try await fetch(request, place, settings.options, part)
    } catch {
      guard let snapshot, !(.cancelled ~= error.code) else { throw error }
      try require(place, settings.options)
      return snapshot
    }
    let now = clock.now.milliseconds
    await store.keep(rows, of: subject, storedAt: now)
    try require(place, settings.options)
    return Snapshot(rows, origin: .source, storedAt: now, isStale: false)
  }

  /// Loads days from the source and checks that they are complete.
  private func fetch(
    _ request: DateRangeRequest, _ place: Place, _ options: PanchangOptions,
    _ part: @escaping PartHandler
  ) async throws(PentadError) -> [DayContainer] {
    let estimate = MoonView.estimate(days: request.dayCount)
    let done = Lock(0)
    part([], WorkProgress(completed: 0, total: estimate))
    let rows = try await source.days(for: request, at: place, options: options) { rows in
      let count = done.withLock { done in
        done += rows.count
        return done
      }
      part(rows, WorkProgress(completed: count, total: max(count, estimate)))
    }
    guard !Task.isCancelled else { throw PentadError.callCancelled }
    let dates = Set(rows.map(\.date.julianDayNumber))
    let expected = request.start.julianDayNumber..<request.end.julianDayNumber + 1
    // A source may have no days for dates that the place's clock skipped.
    let missing = expected.filter { !dates.contains($0) }
    guard dates.allSatisfy(expected.contains),
      missing.isEmpty || missing == place.timeZone.skippedDates(expected).filter(missing.contains)
    else {
      throw PentadError(.incompleteAnswer, "the source returned other days than requested")
    }
    return rows.sorted()
  }

  /// Rejects days that were loaded for an earlier place or earlier options.
  private func require(_ place: Place, _ options: PanchangOptions) throws(PentadError) {
    let now = settings
    guard now.location == place, now.options == options else {
      throw PentadError(
        .locationChanged, "the place changed while its days were loading; load them again")
    }
  }
}
