import AstroKit
import PentadCore

/// The moment after which something is sought: the last that is given as a number of milliseconds.
///
/// A time that was found is given rounded to the nearest millisecond, and may have been up to half of
/// one later. What comes after this moment is exactly what is given as a greater number: a walk that
/// goes on from the time found last finds nothing twice and passes nothing over.
///
/// - Throws: `invalidDateRange` for `PENTAD_NO_TIME`
func readInstant(after milliseconds: Int64) throws(PentadError) -> Instant {
  _ = try readInstant(milliseconds, "after")
  return Instant(lastGivenAs: milliseconds)
}

/// The moment before which something is sought: the first that is given as a number of milliseconds.
///
/// What comes before it is exactly what is given as a smaller number, as in ``readInstant(after:)``.
///
/// - Throws: `invalidDateRange` for `PENTAD_NO_TIME`
func readInstant(before milliseconds: Int64) throws(PentadError) -> Instant {
  _ = try readInstant(milliseconds, "before")
  return Instant(firstGivenAs: milliseconds)
}
