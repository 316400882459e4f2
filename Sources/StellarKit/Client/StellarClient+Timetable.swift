public import PentadCore

extension StellarClient {
  /// The bookmarked classes that meet at the same time.
  ///
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_stellar_client_conflicts`.
  public func conflicts() async throws(PentadError) -> [ClassConflict] {
    Timetable.conflicts(among: try await bookmarks().map(\.item))
  }

  /// The meetings of a class as an iCalendar document; see ``ClassCalendar``.
  ///
  /// - Parameter calendar: the days of the term; nil for the usual ones of the class's term.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when the class is not stored;
  ///   ``PentadCore/PentadError/Code/invalid`` when no calendar is given and the term is not known.
  ///
  /// C: `pentad_stellar_client_icalendar`.
  public func iCalendar(
    for masterId: String, calendar: TermCalendar? = nil,
    _ options: ClassCalendarOptions = ClassCalendarOptions()
  ) async throws(PentadError) -> String {
    guard let item = try await cachedClass(masterId) else {
      throw PentadError(.notFound, "nothing is stored of that class; load it first")
    }
    return try ClassCalendar.text(
      of: [item], in: try Self.calendar(calendar, item.term), options)
  }

  /// The meetings of all bookmarked classes as an iCalendar document.
  ///
  /// - Parameter calendar: the days of the term; nil for the usual ones of the current term.
  /// - Throws: as ``iCalendar(for:calendar:_:)``.
  ///
  /// C: `pentad_stellar_client_bookmarks_icalendar`.
  public func iCalendarOfBookmarks(
    calendar: TermCalendar? = nil, _ options: ClassCalendarOptions = ClassCalendarOptions()
  ) async throws(PentadError) -> String {
    let items = try await bookmarks().map(\.item)
    var term = try await term()
    if term == nil { term = items.lazy.compactMap(\.term).first }
    return try ClassCalendar.text(
      of: items, in: try Self.calendar(calendar, term), options)
  }

  private static func calendar(
    _ given: TermCalendar?, _ term: StellarTerm?
  ) throws(PentadError) -> TermCalendar {
    if let given { return given }
    guard let term else {
      throw PentadError(.invalid, "the term is not known; give its calendar")
    }
    return try TermCalendar(usualFor: term)
  }
}
