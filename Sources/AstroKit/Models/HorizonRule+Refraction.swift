import Foundation

extension HorizonRule {
  /// Returns the refraction at the horizon in arcminutes, for a pressure in hPa and a temperature
  /// in °C.
  ///
  /// The formula is G. Bennett's in the form of A. Sinclair (1982), as libswe 2.10 uses it for
  /// risings. At 1013.25 hPa it gives 36.7′ at 0 °C, 33.6′ at 15 °C and 34.0′ at 12.9 °C. For
  /// values that are not numbers, it gives the refraction at 1013.25 hPa and 15 °C.
  ///
  /// C: `pentad_astro_horizon_refraction`.
  public static func refraction(pressure: Double, temperature: Double) -> Double {
    // libswe calls the formula with the apparent altitude 0.000001°.
    let altitude = 1e-6
    let standard =
      (34.46 + 4.23 * altitude + 0.004 * altitude * altitude)
      / (1 + 0.505 * altitude + 0.0845 * altitude * altitude)
    func scaled(_ pressure: Double, _ temperature: Double) -> Double {
      (pressure - 80) / 930 / (1 + 0.000_08 * (standard + 39) * (temperature - 10)) * standard
    }
    let value = scaled(pressure, temperature)
    return value.isFinite ? value : scaled(1_013.25, 15)
  }

  /// Returns the pressure in hPa that libswe assumes for an elevation in metres: 1013.25 at sea
  /// level.
  ///
  /// C: `pentad_astro_horizon_pressure`.
  public static func pressure(elevation: Double) -> Double {
    let ratio = 1 - 0.0065 * elevation / 288
    return ratio > 0 ? 1_013.25 * pow(ratio, 5.255) : 0
  }
}
