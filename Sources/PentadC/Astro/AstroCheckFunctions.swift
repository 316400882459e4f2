import AstroKit
public import CPentad
import PentadCore

/// Checks a place without a calendar. Every function that takes a place does this check first.
///
/// - Parameter place: the place
/// - Returns: `PENTAD_ASTRO_INVALID_PLACE` for a coordinate that is not a number or out of its
///   range, and without a zone; `PENTAD_INVALID` for an unknown zone; `PENTAD_MISUSE` for two zones
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_astro_place_check")
public func pentad_astro_place_check(
  _ place: UnsafePointer<pentad_astro_place>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in _ = try Place(place) }
}

/// Checks a rule for risings and settings without a calendar.
///
/// - Parameter rule: the rule; NULL for the upper limb with 34' of refraction
/// - Returns: `PENTAD_INVALID` for a refraction that is not a number or out of its range;
///   `PENTAD_MISUSE` for an unknown value
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_astro_horizon_rule_check")
public func pentad_astro_horizon_rule_check(
  _ rule: UnsafePointer<pentad_astro_horizon_rule>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in _ = try HorizonRule(rule, "rule") }
}
