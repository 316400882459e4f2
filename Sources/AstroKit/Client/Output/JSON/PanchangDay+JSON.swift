public import PentadCore

extension PanchangDay {
  /// Returns the day as JSON, in the format that `astro days` and the functions of C and Python
  /// use.
  ///
  /// Instants are written as ``Instant/isoText(in:)``, dates as ``PentadCore/CivilDate/isoText``.
  /// `vara` is 1…7 from Sunday. The span of a limb is `{"value","start","end","name"}`, with the
  /// limb's number from 1.
  ///
  /// - Parameters:
  ///   - script: the script of names.
  ///   - withHours: true to include the day's `choghadiyas` and `horas` in `muhurtas`.
  ///   - zone: the time zone of instants, which are written with their offset; nil for UTC.
  ///
  /// C: `pentad_astro_days_text`.
  public func json(
    in script: PanchangScript = .english, withHours: Bool = false,
    clock zone: CivilTimeZone? = nil
  ) -> JSONValue {
    .object(
      calendarMembers(script, zone) + nameMembers(script, zone) + skyMembers(script, zone) + [
        .init("muhurtas", muhurtas.json(in: script, withHours: withHours, zone)),
        .init("runningSamvatsara", JSONValue(runningSamvatsara, in: script, zone)),
      ])
  }

  private func calendarMembers(
    _ script: PanchangScript, _ zone: CivilTimeZone?
  ) -> [JSONValue.Member] {
    [
      .init("date", .string(date.isoText)),
      .init("vara", .integer(vara.number)),
      .init("sunrise", JSONValue(sunrise, zone)),
      .init("sunset", JSONValue(sunset, zone)),
      .init("moonrise", JSONValue(moonrises, zone)),
      .init("moonset", JSONValue(moonsets, zone)),
      .init("udayaTithi", udayaTithi.map { .integer($0.number) } ?? .null),
      .init("tithis", JSONValue(tithis, in: script, zone)),
      .init("nakshatras", JSONValue(nakshatras, in: script, zone)),
      .init("yogas", JSONValue(yogas, in: script, zone)),
      .init("karanas", JSONValue(karanas, in: script, zone)),
      .init("masa", masa.json),
      .init("paksha", .string(paksha.rawValue)),
      .init("samvat", samvat.json(in: script)),
    ]
  }

  private func nameMembers(
    _ script: PanchangScript, _ zone: CivilTimeZone?
  ) -> [JSONValue.Member] {
    [
      .init("title", .string(title(in: script))),
      .init("varaName", .string(vara.name.text(in: script))),
      .init("masaName", .string(monthText(in: script))),
      .init("isVriddhi", .bool(isVriddhi)),
      .init("kshayaTithis", .array(kshayaTithis.map { .integer($0.number) })),
      .init("span", JSONValue(span, zone)),
    ]
  }

  private func skyMembers(
    _ script: PanchangScript, _ zone: CivilTimeZone?
  ) -> [JSONValue.Member] {
    [
      .init("padas", .array(padas.map { $0.json(zone) })),
      .init("moonRashis", JSONValue(moonRashis, in: script, zone)),
      .init("sunRashi", JSONValue(sunRashi, in: script)),
      .init("sankranti", JSONValue(sankranti, zone)),
      .init("season", season.json(in: script)),
      .init("previousSunset", JSONValue(horizon.previousSunset, zone)),
      .init("nextSunrise", JSONValue(horizon.nextSunrise, zone)),
      .init("sunState", .string(horizon.sunState.rawValue)),
      .init("moonState", .string(horizon.moonState.rawValue)),
    ]
  }
}

extension LimbSpan<Pada> {
  fileprivate func json(_ zone: CivilTimeZone?) -> JSONValue {
    [
      "value": .integer(value.number), "start": JSONValue(start, zone),
      "end": JSONValue(end, zone),
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
