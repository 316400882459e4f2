import AstroKit
import CPentad

/// Returns the refraction at the horizon for given weather: the `refraction` of a
/// pentad_astro_horizon_rule.
///
/// The formula is G. Bennett's in the form of A. Sinclair (1982), as libswe uses it for risings:
/// 33.6 at 1013.25 hPa and 15 degrees.
///
/// - Parameters:
///   - pressure: the pressure of the air, in hPa
///   - temperature: its temperature, in degrees Celsius
/// - Returns: the refraction, in minutes of arc; for a value that is not a number, the refraction
///   at 1013.25 hPa and 15 degrees
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_astro_horizon_refraction")
public func pentad_astro_horizon_refraction(_ pressure: Double, _ temperature: Double) -> Double {
  HorizonRule.refraction(pressure: pressure, temperature: temperature)
}

/// Returns the air pressure at an elevation as libswe assumes it: 1013.25 at sea level.
///
/// - Parameter elevation: the elevation, in metres
/// - Returns: the pressure, in hPa; 0 where there is no air, and for a value that is not a number
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_astro_horizon_pressure")
public func pentad_astro_horizon_pressure(_ elevation: Double) -> Double {
  HorizonRule.pressure(elevation: elevation)
}
