import AstroKit
public import CPentad
import PentadCore

/// Returns the paths of the ephemeris files that were used and are not known to be unmodified,
/// separated by `:`, in the order of first use. The text is empty if there are none.
///
/// The checksums of the files in Debian's packages are known. A file with another checksum is
/// damaged or of another edition: its results are returned but not stored.
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
