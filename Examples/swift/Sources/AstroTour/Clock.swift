import AstroKit

/// A moment by a place's clock, to the minute.
func clock(_ instant: Instant?, _ place: Place) -> String {
  guard let instant else { return "never" }
  let offset = Int64(place.timeZone.offset(at: instant)) * 1_000
  let local = Instant(milliseconds: instant.milliseconds + offset)
  return String(local.isoText.prefix(16)).replacing("T", with: " ")
}

/// A span's beginning and end.
func clock<Value>(_ span: LimbSpan<Value>, _ place: Place) -> String {
  "\(clock(span.start, place)) to \(clock(span.end, place))"
}

/// A number, filled up with spaces at its left.
func pad(_ number: Int, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - String(number).count)) + String(number)
}
