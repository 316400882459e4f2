import Foundation

extension Horizon {
  /// The true altitude of the body's middle above the horizon in degrees, without refraction, from
  /// the place on the ellipsoid.
  package func altitude(of body: Luminary, at julianDay: Double) -> Double {
    let height = direction(of: body, at: julianDay)
    return asin(max(-1, min(1, height.value))) / radiansPerDegree
  }

  /// The direction of the body along the horizon in degrees, 0..<360, from north through east.
  package func azimuth(of body: Luminary, at julianDay: Double) -> Double {
    let height = direction(of: body, at: julianDay)
    let north = observer.cosLatitude * height.pole - observer.sinLatitude * height.south
    return wrapped360(atan2(height.east, north) / radiansPerDegree)
  }

  /// The hour angle of the body in degrees, -180…180: negative before it culminates.
  package func hourAngle(of body: Luminary, at julianDay: Double) -> Double {
    direction(of: body, at: julianDay).hourAngle / radiansPerDegree
  }

  /// Where the middle of the body stands; the value is the sine of its altitude.
  private func direction(of body: Luminary, at julianDay: Double) -> Height {
    table.withReader { reader in
      var heights = HeightReader(reader, observer, body, .bareCentre)
      return heights.height(at: julianDay)
    }
  }
}

extension HorizonRule {
  /// The middle of the disc on the horizon, without refraction.
  static let bareCentre = HorizonRule(.centre, 0, false)
}
