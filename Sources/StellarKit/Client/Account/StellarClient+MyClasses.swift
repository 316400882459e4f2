public import PentadCore

extension StellarClient {
  /// Returns the classes in which the account is enrolled, in the source's order. The source is
  /// queried only if nothing is stored.
  ///
  /// - Parameter includingPast: true to include the classes that are over, and those that the source
  ///   no longer lists.
  /// - Returns: the classes, with their age and origin.
  /// - Throws: source errors, when nothing is stored; ``PentadCore/PentadError/Code/unsupported`` for
  ///   a source without accounts; store read errors.
  ///
  /// C: `pentad_stellar_client_my_classes`.
  public func myClasses(
    includingPast: Bool = false
  ) async throws(PentadError) -> Snapshot<[StellarMyClass]> {
    try await stored(.enrolments) { () async throws(PentadError) in
      try await self.store.enrolments().map { ($0.classes, $0.at) }
    }.map { $0.filter { includingPast || $0.enrolment.isCurrent } }
  }

  /// Returns the tasks, such as assignments and quizzes, whose due time is in a span: the earliest
  /// first, and then those without a due time. The source is queried only if nothing is stored.
  ///
  /// `StellarTaskDay` groups them by day.
  ///
  /// - Parameters:
  ///   - span: the range of due times, in milliseconds since 1970.
  ///   - undated: true to include tasks without a due time.
  /// - Returns: the tasks, with their age and origin.
  /// - Throws: source errors, when nothing is stored; ``PentadCore/PentadError/Code/unsupported`` for
  ///   a source without tasks; store read errors.
  ///
  /// C: `pentad_stellar_client_tasks`.
  public func tasks(
    in span: ClosedRange<Int64> = .min ... .max, undated: Bool = true
  ) async throws(PentadError) -> Snapshot<[StellarTask]> {
    try await stored(.tasks) { () async throws(PentadError) in
      try await self.store.tasks(in: span, undated: undated)
    }
  }

  /// Returns the calendar events that overlap a span, the earliest first. The source is queried
  /// only if nothing is stored.
  ///
  /// - Parameter span: the range of times, in milliseconds since 1970.
  /// - Returns: the events, with their age and origin.
  /// - Throws: source errors, when nothing is stored; ``PentadCore/PentadError/Code/unsupported`` for
  ///   a source without a calendar; store read errors.
  ///
  /// C: `pentad_stellar_client_calendar_events`.
  public func calendarEvents(
    in span: ClosedRange<Int64> = .min ... .max
  ) async throws(PentadError) -> Snapshot<[StellarCalendarEvent]> {
    try await stored(.calendar) { () async throws(PentadError) in
      try await self.store.events(in: span)
    }
  }

  /// Returns the announcements of all enrolled classes, the newest first. The source is queried only
  /// if nothing is stored.
  ///
  /// - Parameters:
  ///   - position: the ``StellarFeedItem/position`` of the last item of the previous page; nil for
  ///     the first page.
  ///   - onlyUnread: true for unread announcements only.
  ///   - limit: the maximum number.
  /// - Returns: the announcements, with their age and origin.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a text that is not a position; source
  ///   errors, when nothing is stored; ``PentadCore/PentadError/Code/unsupported`` for a source without
  ///   announcements; store read errors.
  ///
  /// C: `pentad_stellar_client_announcements_feed`.
  public func announcementsFeed(
    after position: String? = nil, onlyUnread: Bool = false, limit: Int = 100
  ) async throws(PentadError) -> Snapshot<[StellarFeedItem]> {
    try await feed(after: try position.map(FeedPosition.init), onlyUnread, limit)
  }

  func feed(
    after position: FeedPosition?, _ onlyUnread: Bool, _ limit: Int
  ) async throws(PentadError) -> Snapshot<[StellarFeedItem]> {
    try await stored(.announcements) { () async throws(PentadError) in
      try await self.store.feed(after: position, onlyUnread: onlyUnread, limit: limit)
    }
  }

  /// Marks a task as done, or removes the mark. Nothing is submitted. The mark is stored when the
  /// call returns, online or offline, and sent as soon as possible.
  ///
  /// - Parameters:
  ///   - isDone: true to mark the task, false to remove the mark.
  ///   - id: the id of the task.
  /// - Throws: ``PentadCore/PentadError/Code/unsupported`` for a source without tasks;
  ///   ``PentadCore/PentadError/Code/notFound`` for a task that is not stored; store write errors:
  ///   nothing has changed then.
  ///
  /// C: `pentad_stellar_client_set_done`.
  public func setDone(_ isDone: Bool, task id: String) async throws(PentadError) {
    _ = try source.part((any StellarTaskSource).self)
    guard try await store.setDone(isDone, id, at: now) else { return }
    hub.publish(.accountChanged(.tasks))
    sender.wake()
  }

  /// Marks an announcement as unread. The mark is stored when the call returns, and sent later if
  /// the source stores read marks.
  ///
  /// - Throws: store write errors; nothing has changed then.
  ///
  /// C: `pentad_stellar_client_mark_unread`.
  public func markUnread(
    _ announcement: StellarAnnouncement, of masterId: String
  ) async throws(PentadError) {
    guard try await store.markUnread(masterId, key: announcement.key, at: now) else { return }
    hub.publish(.unreadChanged)
    sender.wake()
  }

  // MARK: Stored data

  /// Returns stored data of the account. If there is none, the account is refreshed first.
  private func stored<Value: Sendable>(
    _ subject: StellarSubject,
    _ read: () async throws(PentadError) -> (Value, at: Int64)?
  ) async throws(PentadError) -> Snapshot<Value> {
    if let kept = try await read() { return snapshot(kept, .disk) }
    let result = try await refreshAccount()
    if let kept = try await read() { return snapshot(kept, .source) }
    throw result.failures.first { $0.subject == subject }?.error
      ?? PentadError(.unsupported, "this school's system does not offer that")
  }

  private func snapshot<Value>(
    _ kept: (value: Value, at: Int64), _ origin: SnapshotOrigin
  ) -> Snapshot<Value> {
    Snapshot(
      kept.value, origin: origin, storedAt: kept.at, expiry: StellarPolicies.account, now: now)
  }
}
