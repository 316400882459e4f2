import PentadCore

extension Muhurtas {
  /// Returns each part as `{"start","end"}`, or null if the day does not have it.
  func json(
    in script: PanchangScript, withHours: Bool, _ zone: CivilTimeZone?
  ) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("rahuKala", JSONValue(rahuKala, zone)),
      .init("yamaganda", JSONValue(yamaganda, zone)),
      .init("gulika", JSONValue(gulika, zone)),
      .init("abhijit", JSONValue(abhijit, zone)),
      .init("brahma", JSONValue(brahma, zone)),
      .init("durmuhurtas", JSONValue(durmuhurtas, zone)),
      .init("varjyas", JSONValue(varjyas, zone)),
      .init("amritas", JSONValue(amritas, zone)),
    ]
    if withHours {
      members += [
        .init("choghadiyas", .array(choghadiyas.map { $0.json(\.rawValue, \.name, script, zone) })),
        .init("horas", .array(horas.map { $0.json(\.rawValue, \.name, script, zone) })),
      ]
    }
    return .object(members)
  }
}

extension LimbSpan {
  fileprivate func json(
    _ id: (Value) -> String, _ name: (Value) -> PanchangName, _ script: PanchangScript,
    _ zone: CivilTimeZone?
  ) -> JSONValue {
    [
      "value": .string(id(value)), "start": JSONValue(start, zone), "end": JSONValue(end, zone),
      "name": .string(name(value).text(in: script)),
    ]
  }
}
