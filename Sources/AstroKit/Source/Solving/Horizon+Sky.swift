import Foundation

extension Horizon {
  /// The direction of the body's middle along the horizon in degrees, 0..<360, from north through
  /// east.
  package func azimuth(of body: Luminary, at julianDay: Double) -> Double {
    let height = bareHeight(of: body, at: julianDay)
    let north = observer.cosLatitude * height.pole - observer.sinLatitude * height.south
    return wrapped360(atan2(height.east, north) / radiansPerDegree)
  }

  /// How high the body's middle stands in degrees, without refraction.
  package func altitude(of body: Luminary, at julianDay: Double) -> Double {
    asin(min(max(bareHeight(of: body, at: julianDay).value, -1), 1)) / radiansPerDegree
  }

  private func bareHeight(of body: Luminary, at julianDay: Double) -> Height {
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
