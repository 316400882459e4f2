import PentadCore

extension AstroStore {
  /// Cached days that contain all requested dates.
  struct KeptDays {
    let rows: [DayContainer]
    let origin: SnapshotOrigin
    /// The time when the oldest of them was loaded from the source.
    let storedAt: Int64
  }

  /// Returns the days of a request; nil when any date is missing, unless the zone's clock skipped
  /// it.
  func days(
    _ request: DateRangeRequest, of subject: String, in zone: CivilTimeZone
  ) async -> KeptDays? {
    // More months than the ring has cannot all be cached.
    guard request.dayCount <= AstroPolicies.monthCount * 31 else { return nil }
    var rows: [DayContainer] = []
    var origin = SnapshotOrigin.memory
    var storedAt = Int64.max
    var current: CachedMonth?
    for date in request.dates {
      let key = MonthKey(date, of: subject)
      if current?.key != key {
        guard let (month, isFromDisk) = await month(key) else { return nil }
        current = month
        if isFromDisk { origin = .disk }
      }
      guard let day = current?.days[date.day] else {
        if !zone.has(date) { continue }
        return nil
      }
      rows += day.rows
      storedAt = min(storedAt, day.storedAt)
    }
    return KeptDays(rows: rows, origin: origin, storedAt: storedAt)
  }

  /// Caches days from the source, and publishes an event for each month.
  ///
  /// If the file cannot be written, they are kept in memory, and ``AstroEvent/storeFailed(_:)`` is
  /// published.
  func keep(_ rows: [DayContainer], of subject: String, storedAt: Int64) async {
    var failure: PentadError?
    // If there are more months than the ring has, the first would be evicted at once.
    let new = CachedMonth.months(rows, of: subject, storedAt: storedAt)
      .suffix(AstroPolicies.monthCount)
    for month in new {
      let merged = await self.month(month.key)?.month.merging(month) ?? month
      do throws(PentadError) {
        try await backend.keep(merged)
      } catch  where error.code == .suspended {
        // This is not a failure: the month is in memory.
      } catch {
        failure = error
      }
      remember(merged)
      events.publish(.monthCached(year: month.key.year, month: month.key.month))
    }
    if let failure { events.publish(.storeFailed(failure)) }
  }

  private func month(_ key: MonthKey) async -> (month: CachedMonth, isFromDisk: Bool)? {
    let held = months.withLock { months in months.elements.first { $0.key == key } }
    if let held { return (held, false) }
    // A month that cannot be read is loaded again.
    guard let month = try? await backend.month(key) else { return nil }
    remember(month)
    return (month, true)
  }

  private func remember(_ month: CachedMonth) {
    months.withLock { months in
      if let slot = months.slot(where: { $0.key == month.key }) {
        months.replace(slot: slot, with: month)
      } else {
        months.add(month)
      }
    }
  }
}
