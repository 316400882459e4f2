public import PentadCore

extension MoodleSource: StellarCalendarSource {
  /// Fetches the calendar events of classes, of the account and of the site. If the site offers
  /// tasks, the due times of modules are tasks and left out here.
  ///
  /// Moodle has no all-day events: ``StellarCalendarEvent/day`` is nil.
  public func events(
    of classes: [String], in span: ClosedRange<Int64>
  ) async throws(PentadError) -> StellarReply<StellarCollection<StellarCalendarEvent>> {
    var collection = StellarCollection<StellarCalendarEvent>()
    let events = try await calendar(of: classes, in: span, &collection.failures)
    let hasTasks = try await hasTasks()
    let items = events.items.filter { $0.isVisible && !(hasTasks && $0.isDueTime) }
    collection.items = items.map { event in
      StellarCalendarEvent(
        id: event.id, masterId: event.course, title: event.title, text: event.text.text,
        html: event.text.html, location: event.location,
        siteURL: event.url ?? page("calendar/view.php?view=day&time=\(event.start / 1_000)"),
        start: event.start, end: event.start + event.duration * 1_000)
    }
    return StellarReply(collection, diagnostics: events.problems)
  }

  /// Fetches the calendar events that overlap a span.
  func calendar(
    of classes: [String], in span: ClosedRange<Int64>, _ failures: inout [String: PentadError]
  ) async throws(PentadError) -> (items: [MoodleWireEvent], problems: [StellarDiagnostic]) {
    let options: JSONValue = [
      "timestart": .integer(Self.second(span.lowerBound)),
      "timeend": .integer(Self.second(span.upperBound)), "userevents": true, "siteevents": true,
      "ignorehidden": true,
    ]
    let lists = try await together(
      Self.calendar, classes, as: MoodleWireEvents.self,
      { ["events": ["courseids": MoodleArguments.ids($0)], "options": options] }, &failures)
    // The answer for any class contains the events of the account.
    if lists.isEmpty, let error = failures.values.first { failures[""] = error }
    let items = lists.flatMap(\.items).unique(by: \.id).filter {
      $0.start <= span.upperBound && $0.start + $0.duration * 1_000 >= span.lowerBound
    }
    return (items, lists.flatMap(\.problems))
  }
}
