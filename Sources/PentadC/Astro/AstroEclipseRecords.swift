import AstroKit
import CPentad

/// Puts the records of eclipses together in an arena.
struct EclipseRecords {
  let arena: Arena

  func solar(
    _ eclipse: SolarEclipse, _ view: LocalSolarEclipse.View?
  ) -> pentad_astro_solar_eclipse {
    pentad_astro_solar_eclipse(
      greatest: eclipse.greatest.milliseconds, magnitude: eclipse.magnitude,
      gamma: eclipse.gamma, greatest_latitude: eclipse.greatestLatitude,
      greatest_longitude: eclipse.greatestLongitude,
      partial_start: eclipse.partialPhase.start.milliseconds,
      partial_end: eclipse.partialPhase.end.milliseconds,
      umbral_start: (eclipse.umbralPhase?.start).milliseconds,
      umbral_end: (eclipse.umbralPhase?.end).milliseconds,
      central_start: (eclipse.centralPhase?.start).milliseconds,
      central_end: (eclipse.centralPhase?.end).milliseconds,
      view: view.map { arena.record(Self.view($0)) },
      saros_series: Int32(eclipse.saros?.series ?? 0),
      saros_member: Int32(eclipse.saros?.member ?? 0), kind: eclipse.kind.code,
      is_central: eclipse.isCentral)
  }

  private static func view(_ view: LocalSolarEclipse.View) -> pentad_astro_solar_view {
    pentad_astro_solar_view(
      greatest: view.greatest.milliseconds, magnitude: view.magnitude,
      obscuration: view.obscuration, altitude: view.altitude,
      partial_start: view.partialPhase.start.milliseconds,
      partial_end: view.partialPhase.end.milliseconds,
      umbral_start: (view.umbralPhase?.start).milliseconds,
      umbral_end: (view.umbralPhase?.end).milliseconds, kind: view.kind.code)
  }

  static func lunar(
    _ eclipse: LunarEclipse, _ local: LocalLunarEclipse?
  ) -> pentad_astro_lunar_eclipse {
    pentad_astro_lunar_eclipse(
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
      kind: eclipse.kind.code, is_visible: local?.isVisible ?? false)
  }
}

extension SolarEclipse.Kind {
  var code: pentad_astro_solar_eclipse_kind {
    switch self {
    case .partial: PENTAD_ASTRO_SOLAR_PARTIAL
    case .annular: PENTAD_ASTRO_SOLAR_ANNULAR
    case .total: PENTAD_ASTRO_SOLAR_TOTAL
    case .hybrid: PENTAD_ASTRO_SOLAR_HYBRID
    }
  }
}

extension LunarEclipse.Kind {
  var code: pentad_astro_lunar_eclipse_kind {
    switch self {
    case .penumbral: PENTAD_ASTRO_LUNAR_PENUMBRAL
    case .partial: PENTAD_ASTRO_LUNAR_PARTIAL
    case .total: PENTAD_ASTRO_LUNAR_TOTAL
    }
  }
}
