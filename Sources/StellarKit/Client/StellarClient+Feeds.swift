public import PentadCore

extension StellarClient {
  /// Writes the calendar of a saved plan to a file for subscribing programs. The first call for a
  /// plan chooses the file's name at random, and later calls replace the file. The name is stored in
  /// the credential store, until ``endFeed(ofPlan:in:)``, or ``eraseAll()`` while the plan is saved.
  ///
  /// Call this after a refresh of the account, or when the plan has changed.
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
  ///   ``iCalendar(ofPlan:calendar:_:)``; credential write errors;
  ///   ``PentadCore/PentadError/Code/storage`` when the file cannot be written: the old file is kept.
  ///
  /// C: `pentad_stellar_client_write_feed`.
  @discardableResult
  public func writeFeed(
    ofPlan name: String, in folder: String, calendar: TermCalendar? = nil,
    _ options: ClassCalendarOptions = ClassCalendarOptions()
  ) async throws(PentadError) -> CalendarFeed {
    try Self.check(folder)
    var options = options
    if options.refreshHours == nil { options.refreshHours = 6 }
    if options.name == nil { options.name = name }
    let text = try await iCalendar(ofPlan: name, calendar: calendar, options)
    let feed = CalendarFeed(folder: folder, token: try await feedToken(of: name))
    try ClassCalendar.write(text, toFile: feed.path)
    return feed
  }

  /// Ends the subscriptions to a plan's calendar: removes the file and forgets its name. The next
  /// ``writeFeed(ofPlan:in:calendar:_:)`` chooses another name.
  ///
  /// - Parameters:
  ///   - name: the name of the plan.
  ///   - folder: the folder with the file.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an empty path; credential write errors;
  ///   ``PentadCore/PentadError/Code/storage`` when the folder does not exist.
  ///
  /// C: `pentad_stellar_client_end_feed`.
  public func endFeed(ofPlan name: String, in folder: String) async throws(PentadError) {
    try Self.check(folder)
    guard let kept = try await devices.credentials.get(feedKey(of: name)) else { return }
    let feed = CalendarFeed(folder: folder, token: String(decoding: kept, as: UTF8.self))
    try feed.remove()
    try await devices.credentials.remove(feedKey(of: name))
  }

  /// Returns true if a name for the file of a plan's calendar is stored.
  package func hasFeed(ofPlan name: String) async throws(PentadError) -> Bool {
    try await devices.credentials.get(feedKey(of: name)) != nil
  }

  /// Rejects an empty path: the file would be in the root folder.
  private static func check(_ folder: String) throws(PentadError) {
    guard folder.isEmpty else { return }
    throw PentadError(.invalid, "the path of the feed's folder is empty; name a folder")
  }

  private func feedToken(of plan: String) async throws(PentadError) -> String {
    let key = feedKey(of: plan)
    if let kept = try await devices.credentials.get(key) {
      return String(decoding: kept, as: UTF8.self)
    }
    var generator = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdef")
    let token = String((0..<40).map { _ in digits[Int.random(in: 0..<16, using: &generator)] })
    try await devices.credentials.set(Array(token.utf8), key)
    return token
  }

  /// Removes the names of all feeds.
  func forgetFeeds() async throws(PentadError) {
    for saved in try await store.plans() {
      try await devices.credentials.remove(feedKey(of: saved.plan.name))
    }
  }

  private func feedKey(of plan: String) -> CredentialKey {
    CredentialKey(account: "stellar-feed/\(store.address ?? "-") \(plan)", name: "token")
  }
}
