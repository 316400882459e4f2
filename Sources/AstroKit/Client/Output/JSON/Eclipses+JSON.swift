public import PentadCore

extension SolarEclipse {
  /// Returns the eclipse as `{"kind":"solar","type","greatest","magnitude","saros",…}`. The saros
  /// is the number of the series, or null.
  ///
  /// - Parameter zone: the time zone of the times, which are written with their offset; nil for
  ///   UTC.
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
  /// Returns the eclipse's JSON with two more members. `"view"` is the view from the place, or
  /// null: `{"type","greatest","magnitude","obscuration","altitude","partialPhase","umbralPhase"}`.
  /// Its phases are limited by sunrise and sunset. `"moments"` contains
  /// `{"kind","instant","altitude","azimuth","isVisible"}` for each moment.
  ///
  /// - Parameter zone: the time zone of the times, which are written with their offset; nil for
  ///   UTC.
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
  /// Returns the eclipse's JSON with four more members. `"altitude"` is the Moon's altitude at the
  /// greatest eclipse, and `"isVisible"` is a Boolean. `"view"` is the view from the place, or
  /// null: `{"type","greatest","magnitude","umbralMagnitude",
  /// "penumbralMagnitude","altitude","penumbralPhase","partialPhase","totalPhase"}`. Its phases are
  /// limited by moonrise and moonset. `"moments"` contains
  /// `{"kind","instant","altitude","azimuth","isVisible"}` for each moment.
  ///
  /// - Parameter zone: the time zone of the times, which are written with their offset; nil for
  ///   UTC.
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
  /// Returns the eclipse as `{"kind":"lunar","type","greatest","magnitude","saros",…}`. The
  /// magnitude is the umbral one, or the penumbral one for a penumbral eclipse.
  ///
  /// - Parameter zone: the time zone of the times, which are written with their offset; nil for
  ///   UTC.
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

  /// The magnitude in catalogues: the umbral one, or the penumbral one for a penumbral eclipse.
  public var magnitude: Double { kind == .penumbral ? penumbralMagnitude : umbralMagnitude }
}

extension JSONValue {
  /// Creates a number rounded to four decimals, which is finer than the accuracy of an eclipse.
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
