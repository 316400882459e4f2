public import PentadCore

extension SolarEclipse {
  /// `{"kind":"solar","type","greatest","magnitude","saros",…}`; the saros is the series' number, or
  /// null.
  ///
  /// - Parameter zone: by whose clock times stand, with their offset; nil for UTC.
  ///
  /// C: `pentad_astro_solar_eclipses_text`.
  public func json(clock zone: CivilTimeZone? = nil) -> JSONValue {
    [
      "kind": "solar", "type": .string(kind.rawValue), "greatest": JSONValue(greatest, zone),
      "magnitude": JSONValue(decimals: magnitude), "saros": JSONValue(saros?.series),
      "sarosMember": JSONValue(saros?.member), "gamma": JSONValue(decimals: gamma),
      "isCentral": .bool(isCentral), "latitude": JSONValue(decimals: greatestLatitude),
      "longitude": JSONValue(decimals: greatestLongitude),
      "partialPhase": JSONValue(partialPhase, zone), "umbralPhase": JSONValue(umbralPhase, zone),
      "centralPhase": JSONValue(centralPhase, zone),
    ]
  }
}

extension LocalSolarEclipse {
  /// The eclipse's JSON with `"view"`, what the place sees, or null:
  /// `{"type","greatest","magnitude","obscuration","altitude","partialPhase","umbralPhase"}`, its phases
  /// cut at sunrise and sunset; and `"moments"`, each `{"kind","instant","altitude","azimuth","isVisible"}`.
  ///
  /// - Parameter zone: by whose clock times stand, with their offset; nil for UTC.
  ///
  /// C: `pentad_astro_solar_eclipses_text`.
  public func json(clock zone: CivilTimeZone? = nil) -> JSONValue {
    eclipse.json(clock: zone).adding("view", view?.json(zone) ?? .null)
      .adding("moments", .array(moments.map { $0.json(zone) }))
  }
}

extension LocalSolarEclipse.View {
  fileprivate func json(_ zone: CivilTimeZone?) -> JSONValue {
    [
      "type": .string(kind.rawValue), "greatest": JSONValue(greatest, zone),
      "magnitude": JSONValue(decimals: magnitude),
      "obscuration": JSONValue(decimals: obscuration), "altitude": JSONValue(decimals: altitude),
      "partialPhase": JSONValue(partialPhase, zone), "umbralPhase": JSONValue(umbralPhase, zone),
    ]
  }
}

extension LocalLunarEclipse {
  /// The eclipse's JSON with `"altitude"`, the Moon's at the greatest eclipse, `"isVisible"`, `"view"`,
  /// what the place sees, or null: `{"type","greatest","magnitude","umbralMagnitude",
  /// "penumbralMagnitude","altitude","penumbralPhase","partialPhase","totalPhase"}`, its phases cut at
  /// moonrise and moonset; and `"moments"`, each `{"kind","instant","altitude","azimuth","isVisible"}`.
  ///
  /// - Parameter zone: by whose clock times stand, with their offset; nil for UTC.
  ///
  /// C: `pentad_astro_lunar_eclipses_text`.
  public func json(clock zone: CivilTimeZone? = nil) -> JSONValue {
    eclipse.json(clock: zone).adding("altitude", JSONValue(decimals: altitude))
      .adding("isVisible", .bool(isVisible))
      .adding("view", view?.json(zone) ?? .null)
      .adding("moments", .array(moments.map { $0.json(zone) }))
  }
}

extension LocalLunarEclipse.View {
  fileprivate func json(_ zone: CivilTimeZone?) -> JSONValue {
    [
      "type": .string(kind.rawValue), "greatest": JSONValue(greatest, zone),
      "magnitude": JSONValue(decimals: magnitude),
      "umbralMagnitude": JSONValue(decimals: umbralMagnitude),
      "penumbralMagnitude": JSONValue(decimals: penumbralMagnitude),
      "altitude": JSONValue(decimals: altitude),
      "penumbralPhase": JSONValue(penumbralPhase, zone),
      "partialPhase": JSONValue(partialPhase, zone),
      "totalPhase": JSONValue(totalPhase, zone),
    ]
  }
}

extension EclipseMoment {
  fileprivate func json(_ zone: CivilTimeZone?) -> JSONValue {
    [
      "kind": .string(kind.rawValue), "instant": JSONValue(instant, zone),
      "altitude": JSONValue(decimals: altitude), "azimuth": JSONValue(decimals: azimuth),
      "isVisible": .bool(isVisible),
    ]
  }
}

extension LunarEclipse {
  /// `{"kind":"lunar","type","greatest","magnitude","saros",…}`; the magnitude is the umbral one, of
  /// a penumbral eclipse the penumbral.
  ///
  /// - Parameter zone: by whose clock times stand, with their offset; nil for UTC.
  ///
  /// C: `pentad_astro_lunar_eclipses_text`.
  public func json(clock zone: CivilTimeZone? = nil) -> JSONValue {
    [
      "kind": "lunar", "type": .string(kind.rawValue), "greatest": JSONValue(greatest, zone),
      "magnitude": JSONValue(decimals: magnitude), "saros": JSONValue(saros?.series),
      "sarosMember": JSONValue(saros?.member), "gamma": JSONValue(decimals: gamma),
      "umbralMagnitude": JSONValue(decimals: umbralMagnitude),
      "penumbralMagnitude": JSONValue(decimals: penumbralMagnitude),
      "penumbralPhase": JSONValue(penumbralPhase, zone),
      "partialPhase": JSONValue(partialPhase, zone),
      "totalPhase": JSONValue(totalPhase, zone),
    ]
  }

  /// The magnitude by which catalogues list it: the umbral one, of a penumbral eclipse the penumbral.
  public var magnitude: Double { kind == .penumbral ? penumbralMagnitude : umbralMagnitude }
}

extension JSONValue {
  /// A number to four decimals, more than an eclipse is known to.
  fileprivate init(decimals number: Double) {
    self = .number((number * 10_000).rounded() / 10_000)
  }

  fileprivate init(_ number: Int?) { self = number.map { .integer($0) } ?? .null }

  fileprivate init(_ interval: InstantInterval, _ zone: CivilTimeZone?) {
    self = JSONValue(interval.range, zone)
  }

  fileprivate init(_ interval: InstantInterval?, _ zone: CivilTimeZone?) {
    self = interval.map { JSONValue($0, zone) } ?? .null
  }
}
