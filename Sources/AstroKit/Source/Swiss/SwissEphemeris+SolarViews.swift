#if Astro
  package import PentadCore

  extension SwissEphemeris {
    /// The eclipses of the Sun at a place.
    ///
    /// - Parameter includingInvisible: Whether those that the place cannot see are listed too.
    package func solarEclipses(
      in range: Range<Double>, at place: Place, includingInvisible: Bool = false
    ) throws(PentadError) -> [LocalSolarEclipse] {
      var local: [LocalSolarEclipse] = []
      for eclipse in try solarEclipses(in: range) {
        try Self.checkCancellation()
        let view = try view(of: eclipse, at: place)
        if view != nil || includingInvisible {
          local.append(LocalSolarEclipse(eclipse: eclipse, view: view))
        }
      }
      return local
    }

    /// What a place sees of an eclipse.
    private func view(
      of eclipse: SolarEclipse, at place: Place
    ) throws(PentadError) -> LocalSolarEclipse.View? {
      let contacts = try withLibrary { library throws(PentadError) in
        try library.contacts(of: eclipse, at: place)
      }
      guard let contacts else { return nil }
      let horizon = try horizon(of: place, over: contacts.partialPhase)
      guard let greatest = horizon.sunUp(nearest: contacts.closest, in: contacts.partialPhase)
      else { return nil }
      let discs = try withLibrary { library throws(PentadError) in
        try library.discs(at: greatest, place)
      }
      let umbralPhase = contacts.umbralPhase.flatMap { $0.contains(greatest) ? $0 : nil }
      return LocalSolarEclipse.View(
        kind: umbralPhase == nil ? .partial : discs.isTotal ? .total : .annular,
        greatest: Instant(julianDay: greatest),
        magnitude: discs.catalogueMagnitude(isCentral: umbralPhase != nil),
        obscuration: discs.obscuration, altitude: horizon.altitude(of: .sun, at: greatest),
        partialPhase: contacts.partialPhase, umbralPhase: umbralPhase)
    }

    /// The horizon of a place, on a table that holds an interval.
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

  extension Horizon {
    /// The moment of an interval at which the Sun is up that is nearest to another of its moments: that
    /// one, or else a rising or setting; nil when the Sun is down throughout.
    fileprivate func sunUp(nearest moment: Double, in interval: InstantInterval) -> Double? {
      if isUp(.sun, at: moment) { return moment }
      return riseAndSet(of: .sun, in: interval.julianDays)
        .map(\.julianDay).min { abs($0 - moment) < abs($1 - moment) }
    }
  }
#endif
