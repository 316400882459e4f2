import PentadCore

extension JSONValue {
  // Instants are in UTC, or in the local time of a given zone.

  init(_ instant: Instant, _ zone: CivilTimeZone? = nil) {
    self = .string(instant.isoText(in: zone))
  }

  init(_ instant: Instant?, _ zone: CivilTimeZone? = nil) {
    self = instant.map { JSONValue($0, zone) } ?? .null
  }

  init(_ span: Range<Instant>, _ zone: CivilTimeZone? = nil) {
    self = ["start": JSONValue(span.lowerBound, zone), "end": JSONValue(span.upperBound, zone)]
  }

  init(_ span: Range<Instant>?, _ zone: CivilTimeZone? = nil) {
    self = span.map { JSONValue($0, zone) } ?? .null
  }

  init(_ instants: [Instant], _ zone: CivilTimeZone? = nil) {
    self = .array(instants.map { JSONValue($0, zone) })
  }

  init(_ spans: [Range<Instant>], _ zone: CivilTimeZone? = nil) {
    self = .array(spans.map { JSONValue($0, zone) })
  }

  /// Creates an object from a limb's span: its number, its times and its name.
  init<Value: PanchangUnit>(
    _ span: LimbSpan<Value>, in script: PanchangScript, _ zone: CivilTimeZone? = nil
  ) {
    self = [
      "value": .integer(span.value.number), "start": JSONValue(span.start, zone),
      "end": JSONValue(span.end, zone), "name": .string(span.value.name.text(in: script)),
    ]
  }

  /// Creates an array from spans of limbs.
  init<Value: PanchangUnit>(
    _ spans: [LimbSpan<Value>], in script: PanchangScript, _ zone: CivilTimeZone? = nil
  ) {
    self = .array(spans.map { JSONValue($0, in: script, zone) })
  }

  /// Creates an object from a unit: its number and its name.
  init(_ unit: some PanchangUnit, in script: PanchangScript) {
    self = ["value": .integer(unit.number), "name": .string(unit.name.text(in: script))]
  }

  /// Returns the object with one more member at its end.
  func adding(_ name: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members + [Member(name, value)])
  }
}
