public import PentadCore

extension StellarClient {
  /// Stores a plan under its name, in place of one with the same name. When this returns, it is
  /// stored, and available offline. If this fails, nothing has changed. ``clearCache()`` keeps plans; ``eraseAll()`` removes them.
  ///
  /// ```swift
  /// let found = try await client.plans(avoiding: BlockedTime.all(in: "MTWRF 12-1"))
  /// if let best = found.plans.first {
  ///   let classes = try await client.bookmarks().map(\.item)
  ///   try await client.save(StellarPlan(name: "A", classes: classes, choices: best.choices))
  /// }
  /// ```
  ///
  /// - Parameter plan: the plan.
  /// - Throws: ``PentadCore/PentadError/Code/unsupported`` if the plan with this name is unreadable,
  ///   because a later version saved it or the file is damaged; store write errors.
  ///
  /// C: `pentad_stellar_client_save_plan`.
  public func save(_ plan: StellarPlan) async throws(PentadError) {
    try await store.save(plan, at: now)
    hub.publish(.bookmarksChanged)
  }

  /// Returns the saved plans, each with what has changed in the catalogue since it was saved. An
  /// unreadable plan, which a later version saved or damage changed, is left out, and kept.
  ///
  /// - Returns: the plans, sorted by name.
  /// - Throws: store read errors.
  ///
  /// C: `pentad_stellar_client_saved_plans`.
  public func savedPlans() async throws(PentadError) -> [SavedPlan] { try await store.plans() }

  /// Returns a saved plan.
  ///
  /// - Parameter name: the name of the plan.
  /// - Returns: the plan.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` for an unknown name;
  ///   ``PentadCore/PentadError/Code/unsupported`` for an unreadable plan, which a later version saved
  ///   or damage changed; store read errors.
  ///
  /// C: `pentad_stellar_client_saved_plan`.
  public func savedPlan(_ name: String) async throws(PentadError) -> SavedPlan {
    guard let plan = try await store.plan(name) else { throw Self.noPlan(name) }
    return plan
  }

  /// Removes a saved plan, and the file of its calendar.
  ///
  /// - Parameter name: the name of the plan.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` for an unknown name; store write errors;
  ///   ``PentadCore/PentadError/Code/storage`` when the file cannot be removed: the plan is kept.
  ///
  /// C: `pentad_stellar_client_remove_plan`.
  public func removePlan(_ name: String) async throws(PentadError) {
    try await store.endFeed(ofPlan: name)
    guard try await store.removePlan(name) else { throw Self.noPlan(name) }
    hub.publish(.bookmarksChanged)
  }

  // MARK: Calendars

  /// Returns the classes of a saved plan as an iCalendar document.
  ///
  /// - Parameters:
  ///   - name: the name of the plan.
  ///   - calendar: the days of the term; nil for those of ``termCalendar(of:)``.
  ///   - options: the format options, with the due dates and events of ``calendarItems(in:)`` for
  ///     example.
  /// - Returns: the document.
  /// - Throws: as ``savedPlan(_:)``; as ``iCalendar(for:calendar:_:)``.
  ///
  /// C: `pentad_stellar_client_plan_icalendar`.
  public func iCalendar(
    ofPlan name: String, calendar: TermCalendar? = nil,
    _ options: ClassCalendarOptions = ClassCalendarOptions()
  ) async throws(PentadError) -> String {
    let plan = try await savedPlan(name).plan
    let days = try await days(calendar, of: plan.term)
    return try ClassCalendar.text(of: plan.classes, in: days, choosing: plan.choices, options)
  }

  /// Returns the stored tasks and events of the account, for the options of an iCalendar document.
  /// The source is queried only if nothing is stored. A part that the source does not have is empty.
  ///
  /// - Parameter span: the range of due times and events, in milliseconds since 1970.
  /// - Returns: the tasks and events.
  /// - Throws: as ``myClasses(includingPast:)``.
  ///
  /// C: `pentad_stellar_client_calendar_items`.
  public func calendarItems(
    in span: ClosedRange<Int64> = .min ... .max
  ) async throws(PentadError) -> CalendarItems {
    var (tasks, events) = ([StellarTask](), [StellarCalendarEvent]())
    if source is any StellarTaskSource { tasks = try await self.tasks(in: span).value }
    if source is any StellarCalendarSource { events = try await calendarEvents(in: span).value }
    var classes: [StellarClass] = []
    if source is any StellarEnrolmentSource {
      classes = try await myClasses(includingPast: true).value.map(\.enrolment.item)
    }
    return CalendarItems(source: source.address, tasks: tasks, events: events, classes: classes)
  }

  static func noPlan(_ name: String) -> PentadError {
    PentadError(.notFound, "there is no saved plan \(name)")
  }
}
