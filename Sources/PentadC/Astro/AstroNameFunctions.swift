import AstroKit
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
/// Blocks: no. Since: 0.1
@_cdecl("pentad_astro_name")
public func pentad_astro_name(
  _ unit: pentad_astro_unit, _ number: Int32, _ script: pentad_astro_script
) -> UnsafePointer<CChar>? {
  AstroNames.shared.name(unit, number, script)
}

/// Whether a choghadiya is one of those that are sought: Amrita, Shubha, Labha and, for journeys, Chara.
///
/// - Parameter number: the choghadiya, 1 to 7, as the spans of a day have it
/// - Returns: whether it is; false for a number that is none
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_astro_choghadiya_is_auspicious")
public func pentad_astro_choghadiya_is_auspicious(_ number: Int32) -> Bool {
  Choghadiya.allCases.first { Int($0.code.rawValue) == Int(number) }?.isAuspicious ?? false
}
