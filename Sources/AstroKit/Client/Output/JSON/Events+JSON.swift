public import PentadCore

extension HorizonEvent {
  /// `{"body","kind","time","azimuth"}`; the azimuth in degrees to a hundredth.
  ///
  /// - Parameter zone: by whose clock the time stands, with its offset; nil for UTC.
  ///
  /// C: `pentad_astro_horizon_events_text`.
  public func json(clock zone: CivilTimeZone? = nil) -> JSONValue {
    [
      "body": .string(body.rawValue), "kind": .string(kind.rawValue),
      "time": JSONValue(instant, zone), "azimuth": .number(roundedAzimuth),
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
  /// - Parameters:
  ///   - script: how names are written.
  ///   - zone: by whose clock the time stands, with its offset; nil for UTC.
  ///
  /// C: `pentad_astro_transitions_text`.
  public func json(
    in script: PanchangScript = .english, clock zone: CivilTimeZone? = nil
  ) -> JSONValue {
    [
      "of": .string(kind.rawValue), "value": .integer(value), "start": JSONValue(instant, zone),
      "name": .string(name(in: script)),
    ]
  }
}
