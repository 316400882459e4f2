extension DayView {
  /// Creates the view of a day of the calendar with all its parts.
  ///
  /// C: `pentad_astro_day_view_compute`.
  public init(_ day: PanchangDay, script: PanchangScript = .english) {
    date = day.date
    var builder = DayLines(day.date, day.place.timeZone)
    for (id, crossings) in zip(
      ["sunrise", "sunset", "moonrise", "moonset"], day.horizonCrossings)
    {
      let state = crossings.body == .sun ? day.horizon.sunState : day.horizon.moonState
      builder.add(
        id, crossings.name(in: .english), crossings.instants, state: state, term: id)
    }
    func limbs<Value: PanchangUnit>(_ id: String, _ title: String, _ spans: [LimbSpan<Value>]) {
      let texts = spans.map { $0.value.name.text(in: script) + " until " + builder.text($0.end) }
      builder.add(id, title, texts.joined(separator: ", "), term: id)
    }
    limbs("tithi", "Tithi", day.tithis)
    limbs("nakshatra", "Nakshatra", day.nakshatras)
    limbs("yoga", "Yoga", day.yogas)
    limbs("karana", "Karana", day.karanas)
    builder.add("paksha", "Fortnight", day.paksha.name.text(in: script), term: "paksha")
    builder.add("masa", "Lunar month", day.monthText(in: script), term: "masa")
    builder.add("shaka", "Shaka year", String(day.samvat.shaka), term: "shaka")
    builder.add("vikrama", "Vikrama year", String(day.samvat.vikrama), term: "vikrama")
    builder.add(
      "samvatsara", "Name of the Vikrama year",
      day.samvat.northernSamvatsara.name.text(in: script), term: "samvatsara")
    builder.add("ritu", "Season", day.season.ritu.name.text(in: script), term: "ritu")
    builder.add(
      "vedicRitu", "Vedic season", day.season.vedicRitu.name.text(in: script), term: "ritu")
    let muhurtas = day.muhurtas
    func part(_ id: String, _ title: String, _ spans: [Range<Instant>?]) {
      builder.add(id, title, spans.compactMap(\.self), term: id)
    }
    part("rahuKala", "Rahu kala", [muhurtas.rahuKala])
    part("yamaganda", "Yamaganda", [muhurtas.yamaganda])
    part("gulika", "Gulika", [muhurtas.gulika])
    part("abhijit", "Abhijit", [muhurtas.abhijit])
    part("brahma", "Brahma muhurta", [muhurtas.brahma])
    part("durmuhurta", "Durmuhurta", muhurtas.durmuhurtas)
    part("varjya", "Varjya", muhurtas.varjyas)
    part("amrita", "Amrita kala", muhurtas.amritas)
    lines = builder.lines
  }
}
