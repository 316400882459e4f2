import AstroKit
import Foundation

/// A moment by a place's clock, to the minute.
func clock(_ instant: Instant?, _ place: Place) -> String {
  guard let instant else { return "never" }
  let seconds = instant.date.timeIntervalSince1970 + Double(place.timeZone.offset(at: instant))
  let local = Date(timeIntervalSince1970: seconds)
  return local.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
    .replacing("T", with: " ").prefix(16).description
}

func clock<Value>(_ span: LimbSpan<Value>, _ place: Place) -> String {
  "\(clock(span.start, place)) to \(clock(span.end, place))"
}
