#if Astro
  package import PentadCore

  extension SwissEphemeris {
    /// Returns the eclipses of the Moon as seen from a place.
    ///
    /// - Parameter includingInvisible: true to include eclipses during which the Moon is down.
    package func lunarEclipses(
      in range: Range<Double>, at place: Place, includingInvisible: Bool = false
    ) throws(PentadError) -> [LocalLunarEclipse] {
      var local: [LocalLunarEclipse] = []
      for eclipse in try lunarEclipses(in: range) {
        try Self.checkCancellation()
        let found = try self.local(eclipse, at: place)
        if found.isVisible || includingInvisible { local.append(found) }
      }
      return local
    }

    /// Returns an eclipse as seen from a place.
    private func local(
      _ eclipse: LunarEclipse, at place: Place
    ) throws(PentadError) -> LocalLunarEclipse {
      let horizon = try horizon(of: place, over: eclipse.penumbralPhase)
      let up = UpTimes(horizon, of: .moon, in: eclipse.penumbralPhase.julianDays)
      let greatest = eclipse.greatest.julianDay
      let phases: [EclipseMoments.Phase] = [
        (eclipse.penumbralPhase, .penumbralStart, .penumbralEnd),
        (eclipse.partialPhase, .partialStart, .partialEnd),
        (eclipse.totalPhase, .totalStart, .totalEnd),
      ]
      return LocalLunarEclipse(
        eclipse: eclipse, altitude: horizon.altitude(of: .moon, at: greatest),
        view: try view(eclipse, horizon, up),
        moments: EclipseMoments(horizon: horizon, body: .moon, up: up)
          .all(phases, greatest: greatest))
    }

    /// Returns the view of an eclipse from a place.
    private func view(
      _ eclipse: LunarEclipse, _ horizon: Horizon, _ up: UpTimes
    ) throws(PentadError) -> LocalLunarEclipse.View? {
      guard let greatest = up.nearest(to: eclipse.greatest.julianDay),
        let penumbralPhase = up.visible(of: eclipse.penumbralPhase)
      else { return nil }
      let partialPhase = eclipse.partialPhase.flatMap { up.visible(of: $0) }
      let totalPhase = eclipse.totalPhase.flatMap { up.visible(of: $0) }
      let there = try withLibrary { library throws(PentadError) in
        library.lunarEclipse(at: greatest)
      }
      return LocalLunarEclipse.View(
        kind: totalPhase != nil ? .total : partialPhase != nil ? .partial : .penumbral,
        greatest: Instant(julianDay: greatest),
        umbralMagnitude: max(0, there.attributes[0]),
        penumbralMagnitude: max(0, there.attributes[1]),
        altitude: horizon.altitude(of: .moon, at: greatest), penumbralPhase: penumbralPhase,
        partialPhase: partialPhase, totalPhase: totalPhase)
    }
  }
#endif
