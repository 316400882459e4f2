public import PentadCore

extension StellarClient {
  /// Returns the bookmarked classes that meet at the same time. A kind with a chosen section counts
  /// with that section; any other kind with the times that all its sections share.
  ///
  /// - Returns: the conflicts.
  /// - Throws: store read errors.
  ///
  /// C: `pentad_stellar_client_conflicts`.
  public func conflicts() async throws(PentadError) -> [ClassConflict] {
    let items = try await bookmarks().map(\.item)
    return Timetable.conflicts(among: items, choosing: try await store.choices(of: items))
  }

  /// Returns the meetings of a class as an iCalendar document, for the chosen sections.
  ///
  /// - Parameters:
  ///   - masterId: the class's id.
  ///   - calendar: the days of the term; nil for those of ``termCalendar(of:)``.
  ///   - options: the format options.
  /// - Returns: the document.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when the class is not stored; store read
  ///   errors.
  ///
  /// C: `pentad_stellar_client_icalendar`.
  public func iCalendar(
    for masterId: String, calendar: TermCalendar? = nil,
    _ options: ClassCalendarOptions = ClassCalendarOptions()
  ) async throws(PentadError) -> String {
    guard let item = try await cachedClass(masterId) else {
      throw PentadError(.notFound, "nothing is stored of that class; load it first")
    }
    return try await text(of: [item], calendar, item.term, options)
  }

  /// Returns the meetings of all bookmarked classes as an iCalendar document, for the chosen
  /// sections.
  ///
  /// - Parameters:
  ///   - calendar: the days of the term; nil for those of ``termCalendar(of:)`` for the current
  ///     term.
  ///   - options: the format options.
  /// - Returns: the document.
  /// - Throws: as ``iCalendar(for:calendar:_:)``.
  ///
  /// C: `pentad_stellar_client_bookmarks_icalendar`.
  public func iCalendarOfBookmarks(
    calendar: TermCalendar? = nil, _ options: ClassCalendarOptions = ClassCalendarOptions()
  ) async throws(PentadError) -> String {
    let items = try await bookmarks().map(\.item)
    var term = try await term()
    if term == nil { term = items.lazy.compactMap(\.term).first }
    return try await text(of: items, calendar, term, options)
  }

  private func text(
    of items: [StellarClass], _ given: TermCalendar?, _ term: StellarTerm?,
    _ options: ClassCalendarOptions
  ) async throws(PentadError) -> String {
    let days = try await days(given, of: term)
    let stored = try await store.choices(of: items)
    let choices = items.flatMap { ClassSections(of: $0, choosing: stored).choices }
    return try ClassCalendar.text(of: items, in: days, choosing: choices, options)
  }

  /// Returns the given days; without any, those of the term.
  func days(
    _ given: TermCalendar?, of term: StellarTerm?
  ) async throws(PentadError) -> TermCalendar {
    if let given { return given }
    return try await termCalendar(of: term)
  }

  /// Returns the days of a term: those that the source sent, or else the usual ones if the term's
  /// code is known. Otherwise it returns the 26 weeks from the Monday of this week, by UTC, in the
  /// time zone of MIT.
  ///
  /// - Parameter term: the term; nil for an unknown one.
  /// - Throws: store read errors.
  ///
  /// C: `pentad_stellar_client_term_calendar`.
  public func termCalendar(of term: StellarTerm?) async throws(PentadError) -> TermCalendar {
    if let term, let calendar = try await store.calendar(of: term) { return calendar }
    if let term, term.season != nil { return try TermCalendar(usualFor: term) }
    return try TermCalendar(weeksFrom: CivilDate.split(now).date)
  }
}
