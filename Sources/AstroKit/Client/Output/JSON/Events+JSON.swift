public import PentadCore

extension HorizonEvent {
  /// `{"body","kind","time","azimuth"}`; the azimuth in degrees to a hundredth.
  ///
  /// C: `pentad_astro_horizon_events_text`.
  public var json: JSONValue {
    [
      "body": .string(body.rawValue), "kind": .string(kind.rawValue),
      "time": JSONValue(instant), "azimuth": .number(roundedAzimuth),
    ]
  }

  /// The azimuth in degrees to a hundredth, 0..<360.
  package var roundedAzimuth: Double {
    // Rounding must not make a whole turn of it.
    (azimuth * 100).rounded().truncatingRemainder(dividingBy: 36_000) / 100
  }
}

extension Transition {
  /// `{"of","value","start","name"}`.
  ///
  /// C: `pentad_astro_transitions_text`.
  public func json(in script: PanchangScript = .english) -> JSONValue {
    [
      "of": .string(kind.rawValue), "value": .integer(value), "start": JSONValue(instant),
      "name": .string(name(in: script)),
    ]
  }
}
