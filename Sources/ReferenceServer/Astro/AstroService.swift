import AstroKit
import PentadCore

/// The old service of AstroCalendar, `apiv2.php`, implemented with AstroKit.
///
/// As in the original, answers have status 200 and the type `text/json`, and an invalid request is
/// answered with `null`. A build without the trait `Astro` has no calendar and answers 501.
struct AstroService: Sendable {
  private let calendar: AstroCalendar?

  init() async { calendar = try? await AstroCalendar() }

  func respond(to request: Request) async -> Response {
    do throws(PentadError) {
      guard let calendar else { return .page(501, "Not Implemented") }
      let answer = try await calendar.legacyJSON(for: LegacyRequest(query: request.rawQuery))
      return .text(answer, type: "text/json")
    } catch {
      switch error.code {
      case .unsupported: return .page(501, "Not Implemented")
      case .invalid: return .text("null", type: "text/json")
      default: return .phpException("the ephemeris failed")
      }
    }
  }

  /// Ends the calendar's thread.
  func close() async { await calendar?.close() }
}
