import AstroKit
import CPentad
import PentadCore

/// Puts the records of days together in an arena.
struct DayRecords {
  let arena: Arena

  func day(_ day: PanchangDay) -> UnsafePointer<pentad_astro_day> { arena.record(record(day)) }

  func days(_ days: [PanchangDay]) -> UnsafePointer<UnsafePointer<pentad_astro_day>> {
    arena.array(days.map { day($0) })
  }

  /// The record of many days, which points into the arena.
  func list(_ list: [PanchangDay]) -> pentad_astro_days {
    pentad_astro_days(items: days(list), count: list.count)
  }

  /// The record of a day, which points into the arena.
  func record(_ day: PanchangDay) -> pentad_astro_day {
    pentad_astro_day(
      date: day.date.number, vara: Int32(day.vara.number), start: day.span.lowerBound.milliseconds,
      end: day.span.upperBound.milliseconds, horizon: horizon(day.horizon),
      tithis: units(day.tithis), tithi_count: day.tithis.count,
      nakshatras: units(day.nakshatras), nakshatra_count: day.nakshatras.count,
      padas: spans(day.padas) { $0.number }, pada_count: day.padas.count,
      yogas: units(day.yogas), yoga_count: day.yogas.count,
      karanas: units(day.karanas), karana_count: day.karanas.count,
      moon_rashis: units(day.moonRashis), moon_rashi_count: day.moonRashis.count,
      sun_rashi: Int32(day.sunRashi.number), udaya_tithi: Int32(day.udayaTithi?.number ?? 0),
      sankranti: day.sankranti.milliseconds,
      kshaya_tithis: arena.array(day.kshayaTithis.map { Int32($0.number) }),
      kshaya_tithi_count: day.kshayaTithis.count, masa: masa(day.masa),
      samvat: samvat(day.samvat), season: season(day.season), muhurtas: muhurtas(day.muhurtas),
      masa_name: Int32(day.masaName.number), paksha: day.paksha.code, is_vriddhi: day.isVriddhi)
  }

  func masa(_ masa: Masa) -> UnsafePointer<pentad_astro_masa> {
    arena.record(
      pentad_astro_masa(
        amanta: Int32(masa.amanta.number), purnimanta: Int32(masa.purnimanta.number),
        is_adhika: masa.isAdhika, is_kshaya: masa.isKshaya))
  }

  func samvat(_ samvat: Samvat) -> UnsafePointer<pentad_astro_samvat> {
    arena.record(
      pentad_astro_samvat(
        shaka: Int32(clamping: samvat.shaka), vikrama: Int32(clamping: samvat.vikrama),
        kali: Int32(clamping: samvat.kali),
        southern_samvatsara: Int32(samvat.southernSamvatsara.number),
        northern_samvatsara: Int32(samvat.northernSamvatsara.number)))
  }

  /// One span of its own.
  func unit<Unit: PanchangUnit>(_ span: LimbSpan<Unit>) -> UnsafePointer<pentad_astro_span> {
    units([span])
  }

  private func units<Unit: PanchangUnit>(
    _ list: [LimbSpan<Unit>]
  ) -> UnsafePointer<pentad_astro_span> {
    spans(list) { $0.number }
  }

  private func spans<Value>(
    _ list: [LimbSpan<Value>], number: (Value) -> Int
  ) -> UnsafePointer<pentad_astro_span> {
    arena.array(
      list.map {
        pentad_astro_span(
          value: Int32(number($0.value)), start: $0.start.milliseconds, end: $0.end.milliseconds)
      })
  }

  private func horizon(_ horizon: DayHorizon) -> UnsafePointer<pentad_astro_day_horizon> {
    arena.record(
      pentad_astro_day_horizon(
        civil_start: horizon.civilDay.lowerBound.milliseconds,
        civil_end: horizon.civilDay.upperBound.milliseconds,
        previous_sunset: horizon.previousSunset.milliseconds,
        sunrise: horizon.sunrise.milliseconds, sunset: horizon.sunset.milliseconds,
        next_sunrise: horizon.nextSunrise.milliseconds,
        moonrises: arena.array(horizon.moonrises.map(\.milliseconds)),
        moonrise_count: horizon.moonrises.count,
        moonsets: arena.array(horizon.moonsets.map(\.milliseconds)),
        moonset_count: horizon.moonsets.count, sun_state: horizon.sunState.code,
        moon_state: horizon.moonState.code))
  }

  private func season(_ season: Season) -> UnsafePointer<pentad_astro_season> {
    arena.record(
      pentad_astro_season(
        ritu: Int32(season.ritu.number), vedic_ritu: Int32(season.vedicRitu.number),
        ayana: season.ayana.code, vedic_ayana: season.vedicAyana.code))
  }

  private func muhurtas(_ muhurtas: Muhurtas) -> UnsafePointer<pentad_astro_muhurtas> {
    arena.record(
      pentad_astro_muhurtas(
        rahu_kala: time(muhurtas.rahuKala), yamaganda: time(muhurtas.yamaganda),
        gulika: time(muhurtas.gulika), abhijit: time(muhurtas.abhijit),
        brahma: time(muhurtas.brahma), durmuhurtas: times(muhurtas.durmuhurtas),
        durmuhurta_count: muhurtas.durmuhurtas.count, varjyas: times(muhurtas.varjyas),
        varjya_count: muhurtas.varjyas.count, amritas: times(muhurtas.amritas),
        amrita_count: muhurtas.amritas.count,
        choghadiyas: spans(muhurtas.choghadiyas) { Int($0.code.rawValue) },
        choghadiya_count: muhurtas.choghadiyas.count,
        horas: spans(muhurtas.horas) { Int($0.code.rawValue) },
        hora_count: muhurtas.horas.count))
  }

  private func times(_ ranges: [Range<Instant>]) -> UnsafePointer<pentad_astro_span> {
    arena.array(
      ranges.map {
        pentad_astro_span(
          value: 0, start: $0.lowerBound.milliseconds, end: $0.upperBound.milliseconds)
      })
  }

  private func time(_ range: Range<Instant>?) -> UnsafePointer<pentad_astro_span>? {
    range.map { times([$0]) }
  }
}

extension Instant? {
  /// Milliseconds since 1970; `PENTAD_ASTRO_NO_TIME` where there is no moment.
  var milliseconds: Int64 { self?.milliseconds ?? .min }
}
