#if Astro
  /// A builder of the moments of an eclipse at a place.
  struct EclipseMoments {
    let horizon: Horizon
    let body: Luminary
    let up: UpTimes

    /// A phase of an eclipse with the kinds of its start and end.
    typealias Phase = (
      interval: InstantInterval?, start: EclipseMoment.Kind, end: EclipseMoment.Kind
    )

    /// Returns the starts and ends of the phases, the greatest eclipse, and the risings and
    /// settings, in order.
    func all(_ phases: [Phase], greatest: Double) -> [EclipseMoment] {
      var moments = [moment(.greatest, at: greatest)]
      for phase in phases {
        guard let interval = phase.interval else { continue }
        moments.append(moment(phase.start, at: interval.start.julianDay))
        moments.append(moment(phase.end, at: interval.end.julianDay))
      }
      moments += up.crossings.map { moment($0.isRise ? .rise : .set, at: $0.julianDay) }
      return moments.sorted { $0.instant < $1.instant }
    }

    private func moment(_ kind: EclipseMoment.Kind, at julianDay: Double) -> EclipseMoment {
      EclipseMoment(
        kind: kind, instant: Instant(julianDay: julianDay),
        altitude: horizon.altitude(of: body, at: julianDay),
        azimuth: horizon.azimuth(of: body, at: julianDay),
        isVisible: kind == .rise || kind == .set || horizon.isUp(body, at: julianDay))
    }
  }
#endif
