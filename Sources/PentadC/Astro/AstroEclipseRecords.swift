import AstroKit
import CPentad

/// Records of eclipses and of their local circumstances.
extension AstroRecords {
  func record(
    _ eclipse: SolarEclipse, _ local: LocalSolarEclipse?
  ) -> pentad_astro_solar_eclipse {
    let moments = (local?.moments ?? []).map { arena.record(record($0)) }
    return pentad_astro_solar_eclipse(
      greatest: eclipse.greatest.milliseconds, magnitude: eclipse.magnitude,
      gamma: eclipse.gamma, greatest_latitude: eclipse.greatestLatitude,
      greatest_longitude: eclipse.greatestLongitude,
      partial_start: eclipse.partialPhase.start.milliseconds,
      partial_end: eclipse.partialPhase.end.milliseconds,
      umbral_start: (eclipse.umbralPhase?.start).milliseconds,
      umbral_end: (eclipse.umbralPhase?.end).milliseconds,
      central_start: (eclipse.centralPhase?.start).milliseconds,
      central_end: (eclipse.centralPhase?.end).milliseconds,
      view: local?.view.map { arena.record(record($0)) },
      saros_series: Int32(eclipse.saros?.series ?? 0),
      saros_member: Int32(eclipse.saros?.member ?? 0), kind: eclipse.kind.code,
      is_central: eclipse.isCentral, moments: arena.array(moments), moment_count: moments.count)
  }

  func record(
    _ eclipse: LunarEclipse, _ local: LocalLunarEclipse?
  ) -> pentad_astro_lunar_eclipse {
    let moments = (local?.moments ?? []).map { arena.record(record($0)) }
    return pentad_astro_lunar_eclipse(
      greatest: eclipse.greatest.milliseconds, umbral_magnitude: eclipse.umbralMagnitude,
      penumbral_magnitude: eclipse.penumbralMagnitude, gamma: eclipse.gamma,
      penumbral_start: eclipse.penumbralPhase.start.milliseconds,
      penumbral_end: eclipse.penumbralPhase.end.milliseconds,
      partial_start: (eclipse.partialPhase?.start).milliseconds,
      partial_end: (eclipse.partialPhase?.end).milliseconds,
      total_start: (eclipse.totalPhase?.start).milliseconds,
      total_end: (eclipse.totalPhase?.end).milliseconds, altitude: local?.altitude ?? .nan,
      saros_series: Int32(eclipse.saros?.series ?? 0),
      saros_member: Int32(eclipse.saros?.member ?? 0),
      kind: eclipse.kind.code, is_visible: local?.isVisible ?? false,
      view: local?.view.map { arena.record(record($0)) }, moments: arena.array(moments),
      moment_count: moments.count)
  }

}
