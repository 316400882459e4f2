public import CPentad
import PentadCore

/// The name of a tithi, a month, a weekday, ...
///
/// A tithi's name is without its fortnight, and a karana's returns eight times in a lunation.
///
/// - Parameters:
///   - unit: what the number counts
///   - number: the number, from 1
///   - script: how the name is written
/// - Returns: the name, alive as long as the process; NULL for a number out of the unit's range, or
///   an unknown unit or script
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_astro_name")
public func pentad_astro_name(
  _ unit: pentad_astro_unit, _ number: Int32, _ script: pentad_astro_script
) -> UnsafePointer<CChar>? {
  AstroNames.shared.name(unit, number, script)
}
