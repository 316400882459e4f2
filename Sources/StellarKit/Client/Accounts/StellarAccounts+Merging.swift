public import PentadCore

extension StellarAccounts {
  /// Refreshes all accounts, one after the other; see ``StellarClient/refreshAccount(progress:)``.
  /// Accounts of systems without enrolments, such as a catalogue, are left out.
  ///
  /// - Returns: the result of each account.
  /// - Throws: errors of reading the list; ``PentadCore/PentadError/Code/cancelled``.
  public func refreshAll() async throws(PentadError) -> StellarMerged<StellarRefresh> {
    try await merging { client async throws(PentadError) in [try await client.refreshAccount()] }
  }

  /// Returns the classes of all accounts; see ``StellarClient/myClasses(includingPast:)``.
  ///
  /// - Throws: as ``refreshAll()``.
  public func myClasses(
    includingPast: Bool = false
  ) async throws(PentadError) -> StellarMerged<StellarMyClass> {
    try await merging { client async throws(PentadError) in
      try await client.myClasses(includingPast: includingPast).value
    }
  }

  /// Returns the assignments and other tasks of all accounts, sorted by due time, the earliest
  /// first; see ``StellarClient/tasks(in:undated:)``.
  ///
  /// - Throws: as ``refreshAll()``.
  public func tasks(
    in span: ClosedRange<Int64> = .min ... .max, undated: Bool = true
  ) async throws(PentadError) -> StellarMerged<StellarTask> {
    var merged = try await merging { client async throws(PentadError) in
      try await client.tasks(in: span, undated: undated).value
    }
    merged.items.sort { ($0.item.due ?? .max) < ($1.item.due ?? .max) }
    return merged
  }

  /// Returns the announcements of all accounts, the newest first; see
  /// ``StellarClient/announcementsFeed(before:onlyUnread:limit:)``.
  ///
  /// - Throws: as ``refreshAll()``.
  public func announcementsFeed(
    before: Int64? = nil, onlyUnread: Bool = false, limit: Int = 100
  ) async throws(PentadError) -> StellarMerged<StellarFeedItem> {
    var merged = try await merging { client async throws(PentadError) in
      try await client.announcementsFeed(before: before, onlyUnread: onlyUnread, limit: limit).value
    }
    merged.items.sort { $0.item.announcement.date > $1.item.announcement.date }
    merged.items = Array(merged.items.prefix(max(0, limit)))
    return merged
  }

  /// Returns the calendar events of all accounts, the earliest first; see
  /// ``StellarClient/calendarEvents(in:)``.
  ///
  /// - Throws: as ``refreshAll()``.
  public func calendarEvents(
    in span: ClosedRange<Int64> = .min ... .max
  ) async throws(PentadError) -> StellarMerged<StellarCalendarEvent> {
    var merged = try await merging { client async throws(PentadError) in
      try await client.calendarEvents(in: span).value
    }
    merged.items.sort { $0.item.start < $1.item.start }
    return merged
  }

  /// Returns the due dates and events of all accounts, for ``ClassCalendarOptions/items``; see
  /// ``StellarClient/calendarItems(in:)``.
  ///
  /// - Throws: as ``refreshAll()``.
  public func calendarItems(
    in span: ClosedRange<Int64> = .min ... .max
  ) async throws(PentadError) -> StellarMerged<CalendarItems> {
    try await merging { client async throws(PentadError) in [try await client.calendarItems(in: span)]
    }
  }

  private func merging<Item: Sendable>(
    _ read: (StellarClient) async throws(PentadError) -> [Item]
  ) async throws(PentadError) -> StellarMerged<Item> {
    var merged = StellarMerged<Item>()
    for account in try await all() {
      do throws(PentadError) {
        let client = try await client(account.id)
        guard client.source is any StellarEnrolmentSource else { continue }
        merged.items += try await read(client).map { .init(account: account.id, item: $0) }
      } catch {
        if .cancelled ~= error.code { throw error }
        merged.failures[account.id] = error
      }
    }
    return merged
  }
}
