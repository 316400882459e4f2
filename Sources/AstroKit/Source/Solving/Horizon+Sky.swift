import Foundation

extension Horizon {
  /// Returns the azimuth of the body's centre in degrees, 0..<360, from north through east.
  package func azimuth(of body: Luminary, at julianDay: Double) -> Double {
    let height = bareHeight(of: body, at: julianDay)
    let north = observer.cosLatitude * height.pole - observer.sinLatitude * height.south
    return wrapped360(atan2(height.east, north) / radiansPerDegree)
  }

  /// Returns the altitude of the body's centre in degrees, without refraction.
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
  /// The centre of the disc on the horizon, without refraction.
  static let bareCentre = HorizonRule(.centre, 0, false)
}
