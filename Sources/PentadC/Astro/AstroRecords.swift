import AstroKit
import CPentad
import PentadCore

/// Builds the records of AstroKit in an arena, except those generated from the properties of a
/// value.
struct AstroRecords {
  let arena: Arena
  private let texts = KnownTexts()

  init(arena: Arena) { self.arena = arena }

  /// Returns a text, which is stored only once in the arena: days repeat their texts.
  func text(_ text: String) -> UnsafePointer<CChar> {
    if let known = texts.copies[text] { return known }
    let copy: UnsafePointer<CChar> = arena.string(text)
    texts.copies[text] = copy
    return copy
  }

  func text(_ text: String?) -> UnsafePointer<CChar>? {
    text.map { self.text($0) as UnsafePointer<CChar> }
  }

  // MARK: Spans

  func record<Unit: PanchangUnit>(_ span: LimbSpan<Unit>) -> pentad_astro_span {
    self.span(span.start, span.end, span.value.number)
  }

  func record(_ span: LimbSpan<Pada>) -> pentad_astro_span {
    self.span(span.start, span.end, span.value.number)
  }

  func record(_ span: LimbSpan<Choghadiya>) -> pentad_astro_span {
    self.span(span.start, span.end, Int(span.value.code.rawValue))
  }

  func record(_ span: LimbSpan<Graha>) -> pentad_astro_span {
    self.span(span.start, span.end, Int(span.value.code.rawValue))
  }

  func record(_ range: Range<Instant>) -> pentad_astro_span {
    span(range.lowerBound, range.upperBound, 0)
  }

  private func span(_ start: Instant, _ end: Instant, _ value: Int) -> pentad_astro_span {
    pentad_astro_span(value: Int32(value), start: start.milliseconds, end: end.milliseconds)
  }

  // MARK: Settings

  func record(_ place: Place) -> pentad_astro_place {
    pentad_astro_place(
      struct_size: MemoryLayout<pentad_astro_place>.size, latitude: place.latitude,
      longitude: place.longitude, elevation: place.elevation,
      time_zone: arena.string(place.timeZone.identifier), utc_offset_minutes: 0, reserved: 0)
  }

  func record(_ options: PanchangOptions) -> pentad_astro_options {
    pentad_astro_options(
      struct_size: MemoryLayout<pentad_astro_options>.size,
      sunrise: arena.record(record(options.sunrise)),
      moonrise: arena.record(record(options.moonrise)), months: options.months.code,
      vikrama: options.vikramaYear.code, ayanamsa: options.ayanamsa.code,
      day_boundary: options.dayBoundary.code, moon_events: options.moonEvents.code,
      samvatsara_rule: options.samvatsaraRule.code, vedic_ritu: options.vedicRitu.code, reserved: 0)
  }

  /// Builds the rule from its parts, so that the caller can read all of them.
  private func record(_ rule: HorizonRule) -> pentad_astro_horizon_rule {
    var record = pentad_astro_horizon_rule()
    record.struct_size = MemoryLayout<pentad_astro_horizon_rule>.size
    record.kind = PENTAD_ASTRO_HORIZON_KIND_CUSTOM
    record.disc = rule.disc.code
    record.refraction = rule.refraction
    record.is_geocentric = rule.isGeocentric ? 1 : 0
    return record
  }

  // MARK: Screens

  func record(_ days: Snapshot<[DayContainer]>) -> pentad_astro_day_containers {
    pentad_astro_day_containers(
      items: containers(days.value), count: days.value.count, stored_at: days.storedAt,
      origin: days.origin.code, is_stale: days.isStale)
  }

  func containers(
    _ days: [DayContainer]
  ) -> UnsafePointer<UnsafePointer<pentad_astro_day_container>> {
    arena.array(days.map { arena.record(record($0)) })
  }

  func marks(of cell: SunView.Cell) -> UInt32 { cell.marks.reduce(0) { $0 | $1.code.rawValue } }

  func term(of line: DayView.Line) -> UnsafePointer<CChar>? { text(line.term) }
}

/// The texts that are already in an arena.
private final class KnownTexts {
  var copies: [String: UnsafePointer<CChar>] = [:]
}

extension Instant? {
  /// The milliseconds since 1970; `PENTAD_NO_TIME` if there is no moment.
  var milliseconds: Int64 { self?.milliseconds ?? .min }
}
