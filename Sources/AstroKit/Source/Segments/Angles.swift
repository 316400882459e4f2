import Foundation

/// Returns an angle in degrees, wrapped into -180…180.
@inline(__always)
func wrapped180(_ degrees: Double) -> Double {
  degrees - 360 * (degrees * (1 / 360)).rounded()
}

/// Returns an angle in degrees, wrapped into 0..<360.
@inline(__always)
func wrapped360(_ degrees: Double) -> Double {
  let turned = degrees - 360 * (degrees * (1 / 360)).rounded(.down)
  return turned < 360 ? (turned < 0 ? turned + 360 : turned) : turned - 360
}

let radiansPerDegree = Double.pi / 180

func cosine(degrees: Double) -> Double { cos(degrees * radiansPerDegree) }
