import PentadCore

extension JSONValue {
  init(_ instant: Instant) { self = .string(instant.isoText) }

  init(_ instant: Instant?) { self = instant.map(JSONValue.init) ?? .null }

  init(_ span: Range<Instant>) {
    self = ["start": JSONValue(span.lowerBound), "end": JSONValue(span.upperBound)]
  }

  init(_ span: Range<Instant>?) { self = span.map(JSONValue.init) ?? .null }

  init(_ instants: [Instant]) { self = .array(instants.map(JSONValue.init)) }

  init(_ spans: [Range<Instant>]) { self = .array(spans.map(JSONValue.init)) }

  /// Spans of limbs, each with its number, its times and its name.
  init<Value: PanchangUnit>(_ spans: [LimbSpan<Value>], in script: PanchangScript) {
    self = .array(
      spans.map {
        [
          "value": .integer($0.value.number), "start": JSONValue($0.start),
          "end": JSONValue($0.end), "name": .string($0.value.name.text(in: script)),
        ]
      })
  }

  /// A unit as its number and its name.
  init(_ unit: some PanchangUnit, in script: PanchangScript) {
    self = ["value": .integer(unit.number), "name": .string(unit.name.text(in: script))]
  }

  /// An object with one member more, at its end.
  func adding(_ name: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members + [Member(name, value)])
  }
}
