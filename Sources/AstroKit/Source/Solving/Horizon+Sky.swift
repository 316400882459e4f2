import Foundation

extension Horizon {
  /// The direction of the body's middle along the horizon in degrees, 0..<360, from north through
  /// east.
  package func azimuth(of body: Luminary, at julianDay: Double) -> Double {
    let height = table.withReader { reader in
      var heights = HeightReader(reader, observer, body, .bareCentre)
      return heights.height(at: julianDay)
    }
    let north = observer.cosLatitude * height.pole - observer.sinLatitude * height.south
    return wrapped360(atan2(height.east, north) / radiansPerDegree)
  }
}

extension HorizonRule {
  /// The middle of the disc on the horizon, without refraction.
  static let bareCentre = HorizonRule(.centre, 0, false)
}
