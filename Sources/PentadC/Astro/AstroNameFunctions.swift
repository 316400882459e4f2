import AstroKit
public import CPentad
import PentadCore

/// Returns the name of a tithi, a month, a weekday, …
///
/// The name of a tithi does not include its fortnight. The name of a karana recurs eight times in a
/// lunation.
///
/// - Parameters:
///   - unit: the unit that the number counts
///   - number: the number, from 1
///   - script: the script of the name
/// - Returns: the name, valid for the lifetime of the process; NULL for a number out of the unit's
///   range, or an unknown unit or script
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_astro_name")
public func pentad_astro_name(
  _ unit: pentad_astro_unit, _ number: Int32, _ script: pentad_astro_script
) -> UnsafePointer<CChar>? {
  AstroNames.shared.name(unit, number, script)
}

/// Returns true if a choghadiya is auspicious: Amrita, Shubha, Labha and, for journeys, Chara.
///
/// - Parameter number: the choghadiya, 1 to 7, as in the spans of a day
/// - Returns: true if it is auspicious; false for an invalid number
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_astro_choghadiya_is_auspicious")
public func pentad_astro_choghadiya_is_auspicious(_ number: Int32) -> Bool {
  Choghadiya.allCases.first { Int($0.code.rawValue) == Int(number) }?.isAuspicious ?? false
}
