public import PentadCore

extension HorizonEvent {
  /// Returns the event as `{"body","kind","time","azimuth"}`; the azimuth is in degrees, to a
  /// hundredth.
  ///
  /// - Parameter zone: the time zone of the time, which is written with its offset; nil for UTC.
  ///
  /// C: `pentad_astro_horizon_events_text`.
  public func json(clock zone: CivilTimeZone? = nil) -> JSONValue {
    [
      "body": .string(body.rawValue), "kind": .string(kind.rawValue),
      "time": JSONValue(instant, zone), "azimuth": .number(roundedAzimuth),
    ]
  }

  /// The azimuth in degrees, rounded to a hundredth, in 0..<360.
  package var roundedAzimuth: Double {
    // Rounding must not give 360°.
    (azimuth * 100).rounded().truncatingRemainder(dividingBy: 36_000) / 100
  }
}

extension Transition {
  /// Returns the transition as `{"of","value","start","name"}`.
  ///
  /// - Parameters:
  ///   - script: the script of names.
  ///   - zone: the time zone of the time, which is written with its offset; nil for UTC.
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
