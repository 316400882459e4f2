public import PentadCore

extension CanvasSource: StellarCalendarSource {
  /// Fetches the calendar events of classes, and those of the account, with one request for each
  /// ten calendars.
  ///
  /// Canvas ignores further calendars in a request. Due dates are not events:
  /// ``tasks(of:in:tag:)``.
  public func events(
    of classes: [String], in span: ClosedRange<Int64>
  ) async throws(PentadError) -> StellarReply<StellarCollection<StellarCalendarEvent>> {
    var events: [StellarCalendarEvent] = []
    var problems: [StellarDiagnostic] = []
    var personal = ["user_" + (try await ownId())]
    let failures = try await byClass(classes, atMost: Self.calendarLimit - 1) {
      (group) async throws(PentadError) in
      let codes = personal + group.map { "course_" + $0 }
      let list = try await list(codes, span)
      personal = []
      events += list.items.compactMap { $0.content(on: site) }
      problems += list.problems
    }
    if !personal.isEmpty {
      let list = try await list(personal, span)
      events += list.items.compactMap { $0.content(on: site) }
      problems += list.problems
    }
    let wanted = events.unique(by: \.id).filter {
      $0.start <= span.upperBound && $0.end >= span.lowerBound
    }
    return StellarReply(
      StellarCollection(items: wanted, failures: failures), diagnostics: problems)
  }

  private static let calendarLimit = 10

  private func list(
    _ codes: [String], _ span: ClosedRange<Int64>
  ) async throws(PentadError) -> CanvasList<CanvasEvent> {
    let query = [("type", "event")] + codes.map { ("context_codes[]", $0) } + Self.days(span)
    return try await api.wholeList(
      of: CanvasEvent.self, try api.call(["calendar_events"], query: query + Self.pageSize))
  }
}
