import AstroKit
import PentadCore

/// Returns the moment after which a search starts: the last instant that rounds to the given
/// millisecond.
///
/// A time that was found is returned rounded to the nearest millisecond; the exact time may be up
/// to half a millisecond later. Results after this moment are exactly those that are returned as a
/// greater number. So a search that continues from the last time returns nothing twice and skips
/// nothing.
///
/// - Throws: `invalidDateRange` for `PENTAD_NO_TIME`
func readInstant(after milliseconds: Int64) throws(PentadError) -> Instant {
  _ = try readInstant(milliseconds, "after")
  return Instant(lastGivenAs: milliseconds)
}

/// Returns the moment before which a search starts: the first instant that rounds to the given
/// millisecond.
///
/// Results before it are exactly those that are returned as a smaller number, as in
/// ``readInstant(after:)``.
///
/// - Throws: `invalidDateRange` for `PENTAD_NO_TIME`
func readInstant(before milliseconds: Int64) throws(PentadError) -> Instant {
  _ = try readInstant(milliseconds, "before")
  return Instant(firstGivenAs: milliseconds)
}
