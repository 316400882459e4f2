import PentadCore
import StellarKit

/// Reads the name of a kind of system.
///
/// - Throws: `misuse` for NULL; `invalid` for an unknown kind, and text that is not UTF-8
func readAccountKind(
  _ pointer: UnsafePointer<CChar>?, _ name: StaticString
) throws(PentadError) -> StellarAccount.Kind {
  let kind = StellarAccount.Kind(rawValue: try readText(pointer, name))
  guard [.canvas, .fireroad, .moodle, .stellar].contains(kind) else {
    throw PentadError(
      .invalid, "\(name) is unknown; the kinds are canvas, fireroad, moodle and stellar")
  }
  return kind
}

/// Reads the state of a student's work; nil for a number below 0.
///
/// - Throws: `misuse` for an unknown bit
func readSubmission(_ bits: Int32) throws(PentadError) -> StellarSubmission? {
  guard bits <= 31 else { throw PentadError(.misuse, "submission has an unknown state") }
  return bits < 0 ? nil : StellarSubmission(rawValue: bits)
}

/// Reads a range of times, with both ends; `PENTAD_NO_TIME` is no limit.
///
/// - Throws: `invalid` for an end before the start
func readSpan(_ start: Int64, _ end: Int64) throws(PentadError) -> ClosedRange<Int64> {
  let end = end == .min ? .max : end
  guard start <= end else { throw PentadError(.invalid, "end is before start") }
  return start...end
}
