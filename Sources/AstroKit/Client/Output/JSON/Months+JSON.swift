public import PentadCore

extension Masa {
  /// The month as `{"amanta","purnimanta","adhika","kshaya"}`; names are numbers, with Chaitra as
  /// 1.
  public var json: JSONValue {
    [
      "amanta": .integer(amanta.number), "purnimanta": .integer(purnimanta.number),
      "adhika": .bool(isAdhika), "kshaya": .bool(isKshaya),
    ]
  }
}

extension Samvat {
  /// Returns the years as `{"vikrama","shaka","kali","southernSamvatsara","northernSamvatsara"}`.
  public func json(in script: PanchangScript = .english) -> JSONValue {
    [
      "vikrama": .integer(vikrama), "shaka": .integer(shaka), "kali": .integer(kali),
      "southernSamvatsara": JSONValue(southernSamvatsara, in: script),
      "northernSamvatsara": JSONValue(northernSamvatsara, in: script),
    ]
  }
}

extension LunarDate {
  /// Returns the date as `{"shaka","month","adhika","paksha","tithi","name"}`; `tithi` is 1…30.
  public func json(in script: PanchangScript = .english) -> JSONValue {
    [
      "shaka": .integer(shaka), "month": .integer(month.number), "adhika": .bool(isAdhika),
      "paksha": .string(tithi.paksha.rawValue), "tithi": .integer(tithi.number),
      "name": .string(text(in: script)),
    ]
  }

  /// Returns a lunar date in words: `Adhika Jyeshtha Shukla Ekadashi 1948`.
  ///
  /// - Parameter script: the script of names.
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
  /// Returns the month as `{"masa","name","start","end"}`, from new moon to new moon. Times are in
  /// UTC or in a zone's local time.
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
  /// Returns the amanta name, such as `Adhika Jyeshtha`.
  public func name(in script: PanchangScript = .english) -> String {
    masa.text(.amanta, .shukla, in: script)
  }
}

extension LunarYear {
  /// Returns the year as `{"samvat","months"}`. Times are in UTC or in a zone's local time.
  public func json(
    in script: PanchangScript = .english, clock zone: CivilTimeZone? = nil
  ) -> JSONValue {
    [
      "samvat": samvat.json(in: script),
      "months": .array(months.map { $0.json(in: script, clock: zone) }),
    ]
  }
}
