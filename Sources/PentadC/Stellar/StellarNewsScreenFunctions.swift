public import CPentad
import PentadCore
import StellarKit

/// Makes the screen of an announcement. It does not mark it as read;
/// pentad_stellar_client_mark_read() does.
///
/// - Parameters:
///   - item: the class
///   - announcement: the announcement, with its date, title and text
///   - zone: the name of the time zone of the displayed date; NULL for `America/New_York`
///   - out: receives the screen
/// - Returns: `PENTAD_INVALID` for a text that is not UTF-8, and as `PENTAD_UNKNOWN_TIME_ZONE` for
///   a zone that is not in the IANA database; `PENTAD_MISUSE` for an unknown role, or if `item`,
///   `announcement`, a required field of them or `out` is missing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_announcement_screen_make")
public func pentad_stellar_announcement_screen_make(
  _ item: UnsafePointer<pentad_stellar_class>?,
  _ announcement: UnsafePointer<pentad_stellar_announcement>?, _ zone: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_announcement_screen>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let screen = try StellarAnnouncementScreen(
      StellarAnnouncement(announcement), of: StellarClass(item),
      zone: readOptionalText(zone, "zone") ?? TermCalendar.usualZone)
    return OwnedRecord.give { StellarRecords(arena: $0).record(screen) }
  }
}
