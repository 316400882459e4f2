public import PentadCore

extension StellarClient {
  /// Returns the sections of a stored class, and the sections that the user chose.
  ///
  /// - Parameter masterId: the class's id, with or without the J.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when the class is not stored; store read
  ///   errors.
  ///
  /// C: `pentad_stellar_client_sections`.
  public func sections(of masterId: String) async throws(PentadError) -> ClassSections {
    try await store.sections(of: masterId)
  }

  /// Chooses a section of a class. It replaces the chosen section of the same kind.
  ///
  /// When this returns, the choice is stored for the class in its term. ``conflicts()`` and the
  /// calendars use it. It remains valid as long as the class has the section. A section that the
  /// source does not name is identified by its times.
  ///
  /// - Parameters:
  ///   - section: the section's ``ClassSection/id``; the case does not matter.
  ///   - masterId: the class's id, with or without the J.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when the class is not stored or has no such
  ///   section; store write errors.
  ///
  /// C: `pentad_stellar_client_choose_section`.
  public func choose(section: String, of masterId: String) async throws(PentadError) {
    guard try await store.choose(section, of: masterId, at: now) != nil else { return }
    hub.publish(.bookmarksChanged)
  }

  /// Removes the chosen sections of a class.
  ///
  /// - Parameters:
  ///   - masterId: the class's id, with or without the J.
  ///   - kind: the kind, such as lectures; nil for all.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when the class is not stored; store write
  ///   errors.
  ///
  /// C: `pentad_stellar_client_clear_sections`.
  public func clearSections(
    of masterId: String, kind: SectionKind? = nil
  ) async throws(PentadError) {
    guard try await store.clearSections(of: masterId, kind: kind) != nil else { return }
    hub.publish(.bookmarksChanged)
  }

  /// Returns the ways to choose sections of the bookmarked classes without a conflict. Chosen
  /// sections are fixed.
  ///
  /// See ``Timetable/plans(for:choosing:avoiding:first:)``.
  ///
  /// - Parameters:
  ///   - blocked: the times to keep free.
  ///   - limit: the maximum number of plans to return, 0…1000; the count includes all.
  /// - Returns: the plans.
  /// - Throws: ``PentadCore/PentadError/Code/cancelled``; ``PentadCore/PentadError/Code/invalid``
  ///   for more than 2,000 sections; store read errors.
  ///
  /// C: `pentad_stellar_client_plans`.
  public func plans(
    avoiding blocked: [BlockedTime] = [], first limit: Int = 10
  ) async throws(PentadError) -> SectionPlans {
    let items = try await bookmarks().map(\.item)
    // A section may have been removed since it was chosen.
    let stored = try await store.choices(of: items)
    let choices = items.flatMap { ClassSections(of: $0, choosing: stored).choices }
    return try await Timetable.plans(
      for: items, choosing: choices, avoiding: blocked, first: limit)
  }
}
