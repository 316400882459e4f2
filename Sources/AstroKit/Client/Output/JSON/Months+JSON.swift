public import PentadCore

extension Masa {
  /// `{"amanta","purnimanta","adhika","kshaya"}`, the names as numbers from Chaitra, 1.
  public var json: JSONValue {
    [
      "amanta": .integer(amanta.number), "purnimanta": .integer(purnimanta.number),
      "adhika": .bool(isAdhika), "kshaya": .bool(isKshaya),
    ]
  }
}

extension Samvat {
  /// `{"vikrama","shaka","kali","southernSamvatsara","northernSamvatsara"}`.
  public func json(in script: PanchangScript = .english) -> JSONValue {
    [
      "vikrama": .integer(vikrama), "shaka": .integer(shaka), "kali": .integer(kali),
      "southernSamvatsara": JSONValue(southernSamvatsara, in: script),
      "northernSamvatsara": JSONValue(northernSamvatsara, in: script),
    ]
  }
}

extension LunarDate {
  /// `{"shaka","month","adhika","paksha","tithi","name"}`; `tithi` is 1…30.
  public func json(in script: PanchangScript = .english) -> JSONValue {
    [
      "shaka": .integer(shaka), "month": .integer(month.number), "adhika": .bool(isAdhika),
      "paksha": .string(tithi.paksha.rawValue), "tithi": .integer(tithi.number),
      "name": .string(text(in: script)),
    ]
  }

  /// A lunar date in words: `Adhika Jyeshtha Shukla Ekadashi 1948`.
  ///
  /// - Parameter script: how names are written.
  /// - Returns: the text.
  ///
  /// C: `pentad_astro_lunar_date_text`.
  public func text(in script: PanchangScript = .english) -> String {
    let words = [
      month.name.text(in: script), tithi.paksha.name.text(in: script),
      tithi.name.text(in: script), "\(shaka)",
    ]
    let adhika = isAdhika ? [PanchangWord.adhika.text(in: script)] : []
    return (adhika + words).joined(separator: " ")
  }
}

extension LunarMonth {
  /// `{"masa","name","start","end"}`, from new moon to new moon; by a zone's clock, or in UTC.
  public func json(
    in script: PanchangScript = .english, clock zone: CivilTimeZone? = nil
  ) -> JSONValue {
    [
      "masa": masa.json, "name": .string(name(in: script)),
      "start": JSONValue(span.lowerBound, zone), "end": JSONValue(span.upperBound, zone),
    ]
  }
}

extension LunarMonth {
  /// The amanta name: `Adhika Jyeshtha`.
  public func name(in script: PanchangScript = .english) -> String {
    masa.text(.amanta, .shukla, in: script)
  }
}

extension LunarYear {
  /// `{"samvat","months"}`; by a zone's clock, or in UTC.
  public func json(
    in script: PanchangScript = .english, clock zone: CivilTimeZone? = nil
  ) -> JSONValue {
    [
      "samvat": samvat.json(in: script),
      "months": .array(months.map { $0.json(in: script, clock: zone) }),
    ]
  }
}
