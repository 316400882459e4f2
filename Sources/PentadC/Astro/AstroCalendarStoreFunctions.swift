import AstroKit
public import CPentad
import PentadCore

/// The paths of the ephemeris files that answers came from and that are not known to be as they were
/// published, with `:` between them, in the order of their first use; an empty text for none.
///
/// The sums of the files of Debian's packages are known. A file with another sum is damaged, or of another
/// edition: its answers are given, and are not kept in the store.
///
/// - Parameters:
///   - calendar: the calendar
///   - out: receives the text
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_astro_calendar_unverified_files")
public func pentad_astro_calendar_unverified_files(
  _ calendar: pentad_astro_calendar_ref?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    try CalendarHandle.client(calendar).unverifiedFiles.joined(separator: ":")
  }
}
