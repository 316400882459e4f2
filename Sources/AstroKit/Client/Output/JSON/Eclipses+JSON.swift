public import PentadCore

extension SolarEclipse {
  /// `{"kind":"solar","type","greatest","magnitude","saros",…}`; the saros is the series' number, or
  /// null.
  ///
  /// C: `pentad_astro_solar_eclipses_text`.
  public var json: JSONValue {
    [
      "kind": "solar", "type": .string(kind.rawValue), "greatest": JSONValue(greatest),
      "magnitude": JSONValue(decimals: magnitude), "saros": JSONValue(saros?.series),
      "sarosMember": JSONValue(saros?.member), "gamma": JSONValue(decimals: gamma),
      "isCentral": .bool(isCentral), "latitude": JSONValue(decimals: greatestLatitude),
      "longitude": JSONValue(decimals: greatestLongitude),
      "partialPhase": JSONValue(partialPhase), "umbralPhase": JSONValue(umbralPhase),
      "centralPhase": JSONValue(centralPhase),
    ]
  }
}

extension LocalSolarEclipse {
  /// The eclipse's JSON with `"view"`, what the place sees:
  /// `{"type","greatest","magnitude","obscuration","altitude","partialPhase","umbralPhase"}`, or null.
  ///
  /// C: `pentad_astro_solar_eclipses_text`.
  public var json: JSONValue { eclipse.json.adding("view", view?.json ?? .null) }
}

extension LocalSolarEclipse.View {
  fileprivate var json: JSONValue {
    [
      "type": .string(kind.rawValue), "greatest": JSONValue(greatest),
      "magnitude": JSONValue(decimals: magnitude),
      "obscuration": JSONValue(decimals: obscuration), "altitude": JSONValue(decimals: altitude),
      "partialPhase": JSONValue(partialPhase), "umbralPhase": JSONValue(umbralPhase),
    ]
  }
}

extension LocalLunarEclipse {
  /// The eclipse's JSON with `"altitude"`, the Moon's at the greatest eclipse, and `"isVisible"`.
  ///
  /// C: `pentad_astro_lunar_eclipses_text`.
  public var json: JSONValue {
    eclipse.json.adding("altitude", JSONValue(decimals: altitude))
      .adding("isVisible", .bool(isVisible))
  }
}

extension LunarEclipse {
  /// `{"kind":"lunar","type","greatest","magnitude","saros",…}`; the magnitude is the umbral one, of
  /// a penumbral eclipse the penumbral.
  ///
  /// C: `pentad_astro_lunar_eclipses_text`.
  public var json: JSONValue {
    [
      "kind": "lunar", "type": .string(kind.rawValue), "greatest": JSONValue(greatest),
      "magnitude": JSONValue(decimals: magnitude), "saros": JSONValue(saros?.series),
      "sarosMember": JSONValue(saros?.member), "gamma": JSONValue(decimals: gamma),
      "umbralMagnitude": JSONValue(decimals: umbralMagnitude),
      "penumbralMagnitude": JSONValue(decimals: penumbralMagnitude),
      "penumbralPhase": JSONValue(penumbralPhase), "partialPhase": JSONValue(partialPhase),
      "totalPhase": JSONValue(totalPhase),
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

  fileprivate init(_ interval: InstantInterval) { self = JSONValue(interval.range) }

  fileprivate init(_ interval: InstantInterval?) {
    self = interval.map { JSONValue($0) } ?? .null
  }
}
