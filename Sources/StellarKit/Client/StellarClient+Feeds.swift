public import PentadCore

extension StellarClient {
  /// Writes the calendar of a saved plan to a file for subscribing programs. The first call for a
  /// plan chooses the file's name at random, and later calls replace the file. A plan has one file:
  /// with another folder, the one in the earlier folder is removed.
  ///
  /// Call this after a refresh of the account, or when the plan has changed. ``endFeed(ofPlan:)``,
  /// ``removePlan(_:)`` and ``eraseAll()`` remove the file.
  ///
  /// - Parameters:
  ///   - name: the name of the plan.
  ///   - folder: an existing folder, which a web server serves. A symbolic link is rejected.
  ///   - calendar: the days of the term; nil for those of ``termCalendar(of:)``.
  ///   - options: as for ``iCalendar(ofPlan:calendar:_:)``. Without
  ///     ``ClassCalendarOptions/refreshHours``, programs are asked to fetch the file every 6 hours.
  ///     Without ``ClassCalendarOptions/name``, the calendar has the name of the plan.
  /// - Returns: the file.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an empty path; as
  ///   ``iCalendar(ofPlan:calendar:_:)``; store write errors;
  ///   ``PentadCore/PentadError/Code/storage`` when the file cannot be written: the old file is kept.
  ///
  /// C: `pentad_stellar_client_write_feed`.
  @discardableResult
  public func writeFeed(
    ofPlan name: String, in folder: String, calendar: TermCalendar? = nil,
    _ options: ClassCalendarOptions = ClassCalendarOptions()
  ) async throws(PentadError) -> CalendarFeed {
    guard !folder.isEmpty else {
      throw PentadError(.invalid, "the path of the feed's folder is empty; name a folder")
    }
    var options = options
    if options.refreshHours == nil { options.refreshHours = 6 }
    if options.name == nil { options.name = name }
    let text = try await iCalendar(ofPlan: name, calendar: calendar, options)
    let new = try CalendarFeed(newIn: folder)
    let stored = try await store.feed(ofPlan: name, or: new)
    let feed = CalendarFeed(folder: new.folder, name: stored.name)
    try ClassCalendar.write(text, toFile: feed.path)
    if stored.folder != feed.folder {
      try stored.remove()
      try await store.moveFeed(ofPlan: name, to: feed.folder)
    }
    return feed
  }

  /// Ends the subscriptions to a plan's calendar: removes the file and forgets its name. The next
  /// ``writeFeed(ofPlan:in:calendar:_:)`` chooses another name. Without a file, nothing happens.
  ///
  /// - Parameter name: the name of the plan.
  /// - Throws: store write errors; ``PentadCore/PentadError/Code/storage`` when the file cannot be
  ///   removed: its name is kept, for another attempt.
  ///
  /// C: `pentad_stellar_client_end_feed`.
  public func endFeed(ofPlan name: String) async throws(PentadError) {
    try await store.endFeed(ofPlan: name)
  }
}
