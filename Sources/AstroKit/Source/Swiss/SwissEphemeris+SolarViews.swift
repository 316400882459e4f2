#if Astro
  package import PentadCore

  extension SwissEphemeris {
    /// Returns the eclipses of the Sun as seen from a place.
    ///
    /// - Parameter includingInvisible: true to include eclipses that are not visible from the
    ///   place.
    package func solarEclipses(
      in range: Range<Double>, at place: Place, includingInvisible: Bool = false
    ) throws(PentadError) -> [LocalSolarEclipse] {
      var local: [LocalSolarEclipse] = []
      for eclipse in try solarEclipses(in: range) {
        try Self.checkCancellation()
        let found = try self.local(eclipse, at: place)
        if found.isVisible || includingInvisible { local.append(found) }
      }
      return local
    }

    /// Returns an eclipse as seen from a place.
    private func local(
      _ eclipse: SolarEclipse, at place: Place
    ) throws(PentadError) -> LocalSolarEclipse {
      let contacts = try withLibrary { library throws(PentadError) in
        try library.contacts(of: eclipse, at: place)
      }
      guard let contacts else { return LocalSolarEclipse(eclipse: eclipse, view: nil, moments: []) }
      let horizon = try horizon(of: place, over: contacts.partialPhase)
      let up = UpTimes(horizon, of: .sun, in: contacts.partialPhase.julianDays)
      let phases: [EclipseMoments.Phase] = [
        (contacts.partialPhase, .partialStart, .partialEnd),
        (contacts.umbralPhase, .totalStart, .totalEnd),
      ]
      return LocalSolarEclipse(
        eclipse: eclipse, view: try view(contacts, at: place, horizon, up),
        moments: EclipseMoments(horizon: horizon, body: .sun, up: up)
          .all(phases, greatest: contacts.closest))
    }

    /// Returns the view from a place of an eclipse whose shadow touches it.
    private func view(
      _ contacts: SolarContacts, at place: Place, _ horizon: Horizon, _ up: UpTimes
    ) throws(PentadError) -> LocalSolarEclipse.View? {
      guard let greatest = up.nearest(to: contacts.closest),
        let partialPhase = up.visible(of: contacts.partialPhase)
      else { return nil }
      let discs = try withLibrary { library throws(PentadError) in
        try library.discs(at: greatest, place)
      }
      let umbralPhase = contacts.umbralPhase.flatMap { up.visible(of: $0) }
      return LocalSolarEclipse.View(
        kind: umbralPhase == nil ? .partial : discs.isTotal ? .total : .annular,
        greatest: Instant(julianDay: greatest),
        magnitude: discs.catalogueMagnitude(isCentral: umbralPhase != nil),
        obscuration: discs.obscuration, altitude: horizon.altitude(of: .sun, at: greatest),
        partialPhase: partialPhase, umbralPhase: umbralPhase)
    }

    /// Returns the horizon of a place, on a table that covers an interval.
    func horizon(
      of place: Place, over interval: InstantInterval
    ) throws(PentadError) -> Horizon {
      let indices = SegmentGrid.indices(covering: interval.julianDays)
      let spans = try ayanamsa(.lahiri, AyanamsaSpan.indices(of: .lahiri, covering: indices))
      guard
        let table = EphemerisTable(try segments(indices), ayanamsa: .lahiri, spans: spans)
      else { throw PentadError(.internal, "the segments of the ephemeris do not join") }
      return Horizon(table, place: place)
    }
  }
#endif
