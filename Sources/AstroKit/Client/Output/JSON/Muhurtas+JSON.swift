import PentadCore

extension Muhurtas {
  /// Each part as `{"start","end"}`, or null where the day does not have it.
  func json(in script: PanchangScript, withHours: Bool) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("rahuKala", JSONValue(rahuKala)),
      .init("yamaganda", JSONValue(yamaganda)),
      .init("gulika", JSONValue(gulika)),
      .init("abhijit", JSONValue(abhijit)),
      .init("brahma", JSONValue(brahma)),
      .init("durmuhurtas", JSONValue(durmuhurtas)),
      .init("varjyas", JSONValue(varjyas)),
      .init("amritas", JSONValue(amritas)),
    ]
    if withHours {
      members += [
        .init("choghadiyas", .array(choghadiyas.map { $0.json(\.rawValue, \.name, script) })),
        .init("horas", .array(horas.map { $0.json(\.rawValue, \.name, script) })),
      ]
    }
    return .object(members)
  }
}

extension LimbSpan {
  fileprivate func json(
    _ id: (Value) -> String, _ name: (Value) -> PanchangName, _ script: PanchangScript
  ) -> JSONValue {
    [
      "value": .string(id(value)), "start": JSONValue(start), "end": JSONValue(end),
      "name": .string(name(value).text(in: script)),
    ]
  }
}
