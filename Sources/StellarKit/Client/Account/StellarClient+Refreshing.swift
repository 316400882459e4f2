public import PentadCore

extension StellarClient {
  /// Fetches the account's data: enrolments, announcements, tasks, calendar events, and the content
  /// of files that are kept offline; also grades if the options request them. Parts that the source
  /// does not have are left out.
  ///
  /// Each part is stored as soon as it arrives, in one transaction. Stored data is removed only by
  /// an answer that replaces it. If a part or a class fails, the result contains the error, and an
  /// event reports it. The others are fetched nevertheless. A class that the source no longer lists
  /// is kept as a past one.
  ///
  /// All announcements of a class are fetched the first time and then once a day; otherwise only
  /// recent ones. Tasks and calendar events are fetched from 120 days before the current day (UTC)
  /// to 400 days after it. Tasks without a due time are included.
  ///
  /// Concurrent calls share one refresh, and the progress of the first.
  ///
  /// - Parameter progress: receives the number of completed parts and the total number of parts.
  /// - Returns: the parts that were fetched, and the failures.
  /// - Throws: the first source error, when no part could be fetched;
  ///   ``PentadCore/PentadError/Code/unsupported`` for a source without accounts;
  ///   ``PentadCore/PentadError/Code/cancelled``: parts fetched before are stored.
  ///
  /// C: `pentad_stellar_client_refresh_account`.
  @discardableResult
  public func refreshAccount(
    progress: (@Sendable (WorkProgress) -> Void)? = nil
  ) async throws(PentadError) -> StellarRefresh {
    _ = try source.part((any StellarEnrolmentSource).self)
    return try await flights.refresh.run(true) { () async throws(PentadError) in
      try await self.refreshParts(progress)
    }
  }

  private func refreshParts(
    _ progress: (@Sendable (WorkProgress) -> Void)?
  ) async throws(PentadError) -> StellarRefresh {
    let parts = refreshParts
    var result = StellarRefresh()
    for (index, part) in parts.enumerated() {
      progress?(WorkProgress(completed: index, total: parts.count))
      do throws(PentadError) {
        try await part.fetch(&result)
      } catch {
        guard error.isFailure else { throw error }
        result.fail(part.subject, nil, error)
        hub.publish(.failed(part.subject, error, isKept: true))
      }
      if Task.isCancelled { throw .callCancelled }
    }
    progress?(WorkProgress(completed: parts.count, total: parts.count))
    if result.fetched.isEmpty, let first = result.failures.first { throw first.error }
    return result
  }

  private typealias Part = (
    subject: StellarSubject, fetch: (inout StellarRefresh) async throws(PentadError) -> Void
  )

  private var refreshParts: [Part] {
    var parts: [Part] = [(.enrolments, refreshEnrolments)]
    if let source = source as? any StellarAnnouncementSource {
      parts.append(
        (
          .announcements,
          { result async throws(PentadError) in
            try await self.refreshAnnouncements(source, &result)
          }
        ))
    }
    if let source = source as? any StellarTaskSource {
      parts.append(
        (
          .tasks,
          { result async throws(PentadError) in try await self.refreshTasks(source, &result) }
        ))
    }
    if let source = source as? any StellarCalendarSource {
      parts.append(
        (
          .calendar,
          { result async throws(PentadError) in try await self.refreshEvents(source, &result) }
        ))
    }
    if fetchesGrades, source is any StellarGradeSource {
      parts.append((.grades(masterId: ""), refreshGrades))
    }
    if source is any StellarFileSource { parts.append((.files(masterId: ""), refreshKeptFiles)) }
    return parts
  }

  // MARK: Parts

  private func refreshEnrolments(_ result: inout StellarRefresh) async throws(PentadError) {
    let source = try source.part((any StellarEnrolmentSource).self)
    if try await store.person() == nil { try await store.setPerson(try await source.person()) }
    let askedAt = now
    let enrolments = take(try await source.enrolments(), .enrolments)
    let change = try await store.replace(enrolments, askedAt: askedAt, now: now)
    result.fetched.append(.enrolments)
    result.removed = change.removed
    cache.forget(Set(enrolments.map(\.item.masterId)))
    if change.isChanged { hub.publish(.accountChanged(.enrolments)) }
    if change.hasBookmarks { hub.publish(.bookmarksChanged) }
  }

  private func refreshAnnouncements(
    _ source: any StellarAnnouncementSource, _ result: inout StellarRefresh
  ) async throws(PentadError) {
    let classes = try await store.enrolledIds(onlyCurrent: true)
    let state = try await store.refreshState(of: .announcements, now: now)
    let isRecent = { (id: String) in
      (state.fullAt[id] ?? .min) > self.now - StellarPolicies.fullRefresh
    }
    let groups = [classes.filter { !isRecent($0) }, classes.filter(isRecent)]
    for (group, isFull) in zip(groups, [true, false]) where !group.isEmpty {
      let oldest = group.compactMap { state.fullAt[$0] }.min() ?? 0
      try await refreshAnnouncements(
        source, of: group, since: isFull ? nil : oldest - StellarPolicies.refreshOverlap, &result)
    }
    if !classes.isEmpty { result.fetched.append(.announcements) }
  }

  private func refreshAnnouncements(
    _ source: any StellarAnnouncementSource, of classes: [String], since: Int64?,
    _ result: inout StellarRefresh
  ) async throws(PentadError) {
    let variant = StellarStore.variant(since)
    let request = Self.request(classes, since.map { "\($0)" } ?? "")
    let recent = try await store.refreshState(of: .announcements, variant: variant, now: now)
    var known = (variant, request, tag: recent.request == request ? recent.tag : nil)
    if known.tag == nil, since != nil {
      // A later complete answer contains the recent announcements, too.
      let whole = (StellarStore.variant(nil), Self.request(classes, ""))
      let state = try await store.refreshState(of: .announcements, variant: whole.0, now: now)
      if state.request == whole.1, state.at > recent.at { known = (whole.0, whole.1, state.tag) }
    }
    let askedAt = now
    let fetch = try await source.announcements(of: classes, since: since, tag: known.tag)
    guard case .changed(let reply, let tag) = fetch else {
      let answer = RefreshAnswer(
        part: .announcements, request: known.1, tag: known.tag, classes: classes,
        askedAt: askedAt, now: now)
      return try await store.confirm(answer, variant: known.0, isFull: since == nil)
    }
    let found = take(reply, .announcements)
    note(found.failures, .announcements, &result)
    let answer = RefreshAnswer(
      part: .announcements, request: request, tag: found.failures.isEmpty ? tag : nil,
      classes: classes.filter { found.failures[$0] == nil }, askedAt: askedAt, now: now)
    let change = try await store.keep(found.items, since: since, answer)
    for (id, count) in change.new.sorted(by: { $0.key < $1.key }) {
      hub.publish(.announcementsArrived(masterId: id, count: count))
      result.newAnnouncements += count
    }
    if !change.changed.isEmpty { hub.publish(.accountChanged(.announcements)) }
    if change.changesUnread { hub.publish(.unreadChanged) }
  }

  private func refreshTasks(
    _ source: any StellarTaskSource, _ result: inout StellarRefresh
  ) async throws(PentadError) {
    let classes = try await store.enrolledIds(onlyCurrent: true)
    let span = Self.span(around: now)
    let request = Self.request(classes, "\(span.lowerBound)")
    let state = try await store.refreshState(of: .tasks, now: now)
    let askedAt = now
    let fetch = try await source.tasks(
      of: classes, in: span, tag: state.request == request ? state.tag : nil)
    result.fetched.append(.tasks)
    guard case .changed(let reply, let tag) = fetch else {
      let answer = RefreshAnswer(
        part: .tasks, request: request, tag: state.tag, classes: classes, askedAt: askedAt,
        now: now)
      return try await store.confirm(answer, isFull: true)
    }
    let found = take(reply, .tasks)
    note(found.failures, .tasks, &result)
    let answer = RefreshAnswer(
      part: .tasks, request: request, tag: found.failures.isEmpty ? tag : nil,
      classes: classes.filter { found.failures[$0] == nil }, askedAt: askedAt, now: now)
    let isChanged = try await store.replace(
      found.items, in: span, coversAccount: found.failures[""] == nil, answer)
    if isChanged { hub.publish(.accountChanged(.tasks)) }
  }

  private func refreshEvents(
    _ source: any StellarCalendarSource, _ result: inout StellarRefresh
  ) async throws(PentadError) {
    let classes = try await store.enrolledIds(onlyCurrent: true)
    let span = Self.span(around: now)
    let askedAt = now
    let found = take(try await source.events(of: classes, in: span), .calendar)
    result.fetched.append(.calendar)
    note(found.failures, .calendar, &result)
    let answer = RefreshAnswer(
      part: .events, request: "", tag: nil,
      classes: classes.filter { found.failures[$0] == nil }, askedAt: askedAt, now: now)
    let isChanged = try await store.replace(
      found.items, in: span, coversAccount: found.failures[""] == nil, answer)
    if isChanged { hub.publish(.accountChanged(.calendar)) }
  }

  private func refreshGrades(_ result: inout StellarRefresh) async throws(PentadError) {
    for id in try await store.enrolledIds(onlyCurrent: true) {
      do throws(PentadError) {
        _ = try await flights.grades.run(id) { () async throws(PentadError) in
          try await self.fetchGrades(of: id)
        }
        result.fetched.append(.grades(masterId: id))
      } catch {
        guard error.isFailure else { throw error }
        note([id: error], .grades(masterId: id), &result)
      }
    }
  }

  private func note(
    _ failures: [String: PentadError], _ subject: StellarSubject, _ result: inout StellarRefresh
  ) {
    for (id, error) in failures.sorted(by: { $0.key < $1.key }) {
      result.fail(subject, id, error)
      hub.publish(.failed(subject, error, isKept: true))
    }
  }

  private static func request(_ classes: [String], _ rest: String) -> String {
    (classes.sorted() + [rest]).joined(separator: "\u{1f}")
  }

  /// Returns the range of times for tasks and events. It is the same for a whole day (UTC), so that
  /// the tag of an earlier answer can be used again.
  private static func span(around now: Int64) -> ClosedRange<Int64> {
    let day: Int64 = 86_400_000
    let today = now - (now % day + day) % day
    return today - 120 * day...today + 400 * day
  }
}
