public import PentadCore

extension StellarClient {
  /// The sections of a class that is stored, and those that the user chose.
  ///
  /// - Parameter masterId: the class's id, with or without the J.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when nothing is stored of the class; what reading the
  ///   store throws.
  ///
  /// C: `pentad_stellar_client_sections`.
  public func sections(of masterId: String) async throws(PentadError) -> ClassSections {
    try await store.sections(of: masterId)
  }

  /// Chooses a section of a class, in the place of the one of its kind that was chosen before.
  ///
  /// The choice is stored, for the class in its term, when this returns. ``conflicts()`` and the calendars go
  /// by it. It holds as long as the class has the section: one without a name of the source's is known by its
  /// times.
  ///
  /// - Parameters:
  ///   - section: the section's ``ClassSection/id``, in any case.
  ///   - masterId: the class's id, with or without the J.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when nothing is stored of the class, or it has no such
  ///   section; what writing the store throws.
  ///
  /// C: `pentad_stellar_client_choose_section`.
  public func choose(section: String, of masterId: String) async throws(PentadError) {
    guard try await store.choose(section, of: masterId, at: now) != nil else { return }
    hub.publish(.bookmarksChanged)
  }

  /// Forgets which sections of a class were chosen.
  ///
  /// - Parameters:
  ///   - masterId: the class's id, with or without the J.
  ///   - kind: the kind, such as lectures; nil for all.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when nothing is stored of the class; what writing the
  ///   store throws.
  ///
  /// C: `pentad_stellar_client_clear_sections`.
  public func clearSections(
    of masterId: String, kind: SectionKind? = nil
  ) async throws(PentadError) {
    guard try await store.clearSections(of: masterId, kind: kind) != nil else { return }
    hub.publish(.bookmarksChanged)
  }

  /// The ways to choose sections of the bookmarked classes without a clash; chosen ones stay.
  ///
  /// See ``Timetable/plans(for:choosing:first:)``.
  ///
  /// - Parameter limit: how many are given, 0…1000; the count is of all.
  /// - Throws: as ``Timetable/plans(for:choosing:first:)``, and what reading the store throws.
  ///
  /// C: `pentad_stellar_client_plans`.
  public func plans(first limit: Int = 10) async throws(PentadError) -> SectionPlans {
    let items = try await bookmarks().map(\.item)
    return try await Timetable.plans(
      for: items, choosing: try await store.choices(of: items), first: limit)
  }
}
