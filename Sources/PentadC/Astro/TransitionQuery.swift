import AstroKit
import CPentad
import PentadCore

/// A calendar query about transitions. Its method computes and waits for the result.
struct TransitionQuery: Sendable {
  private let calendar: AstroCalendar
  private let kind: TransitionKind
  private let ayanamsa: Ayanamsa

  /// - Throws: `misuse` for NULL or an unknown value; `unsupported` in the child of a `fork()`
  init(
    _ calendar: OpaquePointer?, _ kind: pentad_astro_transition_kind,
    _ ayanamsa: pentad_astro_ayanamsa
  ) throws(PentadError) {
    self.calendar = try CalendarHandle.client(calendar)
    self.kind = try TransitionKind(kind, "kind")
    self.ayanamsa = try Ayanamsa(ayanamsa, "ayanamsa")
  }

  func all(in range: Range<Instant>) throws(PentadError) -> [Transition] {
    try runAndWait { () async throws(PentadError) in
      try await calendar.transitions(of: kind, in: range, ayanamsa: ayanamsa)
    }
  }
}
