public import PentadCore

extension PanchangDay {
  /// The day as JSON: what `astro days` writes a line of, and what C and Python give.
  ///
  /// Moments are ``Instant/isoText``, dates ``PentadCore/CivilDate/isoText``. `vara` is 1…7 from Sunday; a span
  /// of a limb is `{"value","start","end","name"}`, with the number of the limb from 1.
  ///
  /// - Parameters:
  ///   - script: how names are written.
  ///   - withHours: whether `muhurtas` has the day's `choghadiyas` and `horas` too.
  ///
  /// C: `pentad_astro_days_text`.
  public func json(
    in script: PanchangScript = .english, withHours: Bool = false
  ) -> JSONValue {
    .object(
      calendarMembers(script) + nameMembers(script) + skyMembers(script) + [
        .init("muhurtas", muhurtas.json(in: script, withHours: withHours))
      ])
  }

  private func calendarMembers(_ script: PanchangScript) -> [JSONValue.Member] {
    [
      .init("date", .string(date.isoText)),
      .init("vara", .integer(vara.number)),
      .init("sunrise", JSONValue(sunrise)),
      .init("sunset", JSONValue(sunset)),
      .init("moonrise", JSONValue(moonrises)),
      .init("moonset", JSONValue(moonsets)),
      .init("udayaTithi", udayaTithi.map { .integer($0.number) } ?? .null),
      .init("tithis", JSONValue(tithis, in: script)),
      .init("nakshatras", JSONValue(nakshatras, in: script)),
      .init("yogas", JSONValue(yogas, in: script)),
      .init("karanas", JSONValue(karanas, in: script)),
      .init("masa", masa.json),
      .init("paksha", .string(paksha.rawValue)),
      .init("samvat", samvat.json(in: script)),
    ]
  }

  private func nameMembers(_ script: PanchangScript) -> [JSONValue.Member] {
    [
      .init("title", .string(title(in: script))),
      .init("varaName", .string(vara.name.text(in: script))),
      .init("masaName", .string(monthText(in: script))),
      .init("isVriddhi", .bool(isVriddhi)),
      .init("kshayaTithis", .array(kshayaTithis.map { .integer($0.number) })),
      .init("span", JSONValue(span)),
    ]
  }

  private func skyMembers(_ script: PanchangScript) -> [JSONValue.Member] {
    [
      .init("padas", .array(padas.map(\.json))),
      .init("moonRashis", JSONValue(moonRashis, in: script)),
      .init("sunRashi", JSONValue(sunRashi, in: script)),
      .init("sankranti", JSONValue(sankranti)),
      .init("season", season.json(in: script)),
      .init("previousSunset", JSONValue(horizon.previousSunset)),
      .init("nextSunrise", JSONValue(horizon.nextSunrise)),
      .init("sunState", .string(horizon.sunState.rawValue)),
      .init("moonState", .string(horizon.moonState.rawValue)),
    ]
  }
}

extension LimbSpan<Pada> {
  fileprivate var json: JSONValue {
    [
      "value": .integer(value.number), "start": JSONValue(start), "end": JSONValue(end),
      "nakshatra": .integer(value.nakshatra.number), "quarter": .integer(value.quarter),
    ]
  }
}

extension Season {
  fileprivate func json(in script: PanchangScript) -> JSONValue {
    [
      "ritu": JSONValue(ritu, in: script), "vedicRitu": JSONValue(vedicRitu, in: script),
      "ayana": .string(ayana.rawValue), "vedicAyana": .string(vedicAyana.rawValue),
    ]
  }
}
