import AstroKit
import CPentad
import PentadCore

/// Reads the days of a caller's record; an empty list for NULL.
func readContainers(
  _ pointer: UnsafePointer<pentad_astro_day_containers>?
) throws(PentadError) -> [DayContainer] {
  guard let pointer else { return [] }
  return try readRecords(
    readField(pointer, \.items), readField(pointer, \.count), "days->items"
  ) { (day) throws(PentadError) in try DayContainer(day) }
}
