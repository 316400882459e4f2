public import PentadCore

extension StellarAccounts {
  /// Refreshes all accounts, one after the other, as each of their clients does. Accounts of
  /// systems without enrolments, such as a catalogue, are left out.
  ///
  /// - Parameter progress: receives the number of refreshed accounts and the total number of
  ///   accounts.
  /// - Returns: the result of each account, and the failures by account.
  /// - Throws: store read errors; ``PentadCore/PentadError/Code/cancelled``: accounts that were
  ///   refreshed before keep their new data.
  ///
  /// C: `pentad_stellar_accounts_refresh`.
  public func refreshAll(
    progress: (@Sendable (WorkProgress) -> Void)? = nil
  ) async throws(PentadError) -> StellarMerged<StellarRefresh> {
    try await merging(progress) { client, _ async throws(PentadError) in
      [try await client.refreshAccount()]
    }
  }

  /// Returns the classes of all accounts.
  ///
  /// - Parameter includingPast: true to include past classes.
  /// - Returns: the classes, and the failures by account.
  /// - Throws: store read errors.
  ///
  /// C: `pentad_stellar_accounts_my_classes`.
  public func myClasses(
    includingPast: Bool = false
  ) async throws(PentadError) -> StellarMerged<StellarMyClass> {
    try await merging { client, _ async throws(PentadError) in
      try await client.myClasses(includingPast: includingPast).value
    }
  }

  /// Returns the assignments and other tasks of all accounts, sorted by due time, the earliest
  /// first.
  ///
  /// - Parameters:
  ///   - span: the range of due times, in milliseconds since 1970.
  ///   - undated: true to include tasks without a due time.
  /// - Returns: the tasks, and the failures by account.
  /// - Throws: store read errors.
  ///
  /// C: `pentad_stellar_accounts_tasks`.
  public func tasks(
    in span: ClosedRange<Int64> = .min ... .max, undated: Bool = true
  ) async throws(PentadError) -> StellarMerged<StellarTask> {
    var merged = try await merging { client, _ async throws(PentadError) in
      try await client.tasks(in: span, undated: undated).value
    }
    merged.items.sort { ($0.item.due ?? .max) < ($1.item.due ?? .max) }
    return merged
  }

  /// Returns the announcements of all accounts, the newest first.
  ///
  /// - Parameters:
  ///   - position: the ``StellarFeedItem/position`` of the last item of the previous page; nil for
  ///     the first page.
  ///   - account: the account of that item; nil for the first page.
  ///   - onlyUnread: true for unread announcements only.
  ///   - limit: the maximum number.
  /// - Returns: the announcements, and the failures by account.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a text that is not a position, and for a
  ///   position without an account or the reverse; ``PentadCore/PentadError/Code/notFound`` for an
  ///   unknown account, such as one that was removed meanwhile; store read errors.
  ///
  /// C: `pentad_stellar_accounts_announcements`.
  public func announcementsFeed(
    after position: String? = nil, in account: StellarAccount.ID? = nil,
    onlyUnread: Bool = false, limit: Int = 100
  ) async throws(PentadError) -> StellarMerged<StellarFeedItem> {
    guard (position == nil) == (account == nil) else {
      throw PentadError(.invalid, "a page after an item needs the item's position and its account")
    }
    let last = try position.map(FeedPosition.init)
    // Announcements of one second are in the order of the accounts.
    let order = try await all().map(\.id)
    if let account, !order.contains(account) {
      throw PentadError(
        .notFound,
        "there is no account \(account): read the announcements from the first page again")
    }
    let own = account.flatMap(order.firstIndex) ?? -1
    var merged = try await merging { client, account async throws(PentadError) in
      let place = order.firstIndex(of: account) ?? order.endIndex
      let start = place == own ? last : place < own ? last?.afterSecond : last?.beforeSecond
      return try await client.feed(after: start, onlyUnread, limit).value
    }
    // The sort is stable, so that it keeps that order.
    merged.items.sort { $0.item.announcement.seconds > $1.item.announcement.seconds }
    merged.items = Array(merged.items.prefix(max(0, limit)))
    return merged
  }

  /// Returns the calendar events of all accounts, the earliest first.
  ///
  /// - Parameter span: the range of times, in milliseconds since 1970. Events that overlap it are
  ///   included.
  /// - Returns: the events, and the failures by account.
  /// - Throws: store read errors.
  ///
  /// C: `pentad_stellar_accounts_calendar_events`.
  public func calendarEvents(
    in span: ClosedRange<Int64> = .min ... .max
  ) async throws(PentadError) -> StellarMerged<StellarCalendarEvent> {
    var merged = try await merging { client, _ async throws(PentadError) in
      try await client.calendarEvents(in: span).value
    }
    merged.items.sort { $0.item.start < $1.item.start }
    return merged
  }

  /// Returns the stored due dates and events of all accounts, for the options of an iCalendar
  /// document. A source is queried only if nothing is stored of it.
  ///
  /// - Parameter span: the range of due times and events, in milliseconds since 1970.
  /// - Returns: an item for each account, and the failures by account.
  /// - Throws: store read errors.
  ///
  /// C: `pentad_stellar_accounts_calendar_items`.
  public func calendarItems(
    in span: ClosedRange<Int64> = .min ... .max
  ) async throws(PentadError) -> StellarMerged<CalendarItems> {
    try await merging { client, _ async throws(PentadError) in
      [try await client.calendarItems(in: span)]
    }
  }

  private func merging<Item: Sendable>(
    _ progress: (@Sendable (WorkProgress) -> Void)? = nil,
    _ read: (StellarClient, StellarAccount.ID) async throws(PentadError) -> [Item]
  ) async throws(PentadError) -> StellarMerged<Item> {
    var merged = StellarMerged<Item>()
    let accounts = try await all()
    for (index, account) in accounts.enumerated() {
      progress?(WorkProgress(completed: index, total: accounts.count))
      if account.kind.isCatalogue { continue }
      do throws(PentadError) {
        let client = try await client(account.id)
        merged.items += try await read(client, account.id).map {
          .init(account: account.id, item: $0)
        }
      } catch {
        if .cancelled ~= error.code { throw error }
        merged.failures[account.id] = error
      }
    }
    progress?(WorkProgress(completed: accounts.count, total: accounts.count))
    return merged
  }
}
