import AstroKit
import CPentad
import PentadCore

/// A calendar query about the risings, settings and transits of a body. Its method computes and
/// waits for the result.
struct HorizonQuery: Sendable {
  let place: Place
  private let calendar: AstroCalendar
  private let rule: HorizonRule
  private let body: Luminary

  /// - Throws: `misuse` for a NULL that is not allowed, a wrong size or an unknown value; `invalid`
  ///   for an invalid place; `unsupported` in the child of a `fork()`
  init(
    _ calendar: OpaquePointer?, _ place: UnsafePointer<pentad_astro_place>?,
    _ rule: UnsafePointer<pentad_astro_horizon_rule>?, _ body: pentad_astro_body
  ) throws(PentadError) {
    self.calendar = try CalendarHandle.client(calendar)
    self.place = try Place(place)
    self.rule = try HorizonRule(rule, "rule")
    self.body = try Luminary(body, "body")
  }

  func all(
    _ kinds: Set<HorizonEvent.Kind>, in range: Range<Instant>
  ) throws(PentadError) -> [HorizonEvent] {
    try runAndWait { () async throws(PentadError) in
      try await calendar.horizonEvents(of: body, at: place, in: range, rule: rule, kinds: kinds)
    }
  }
}
