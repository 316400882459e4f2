import Foundation
import PentadCore

/// The Moon's disc as seen, lit according to its elongation.
struct MoonDisc {
  /// The elongation in degrees east of the Sun, 0..<360.
  let elongation: Double
  /// True if south is up, as south of the equator, where the waxing Moon is lit on the left.
  let isUpsideDown: Bool

  init(elongation: Double, isUpsideDown: Bool) {
    self.elongation = elongation
    self.isUpsideDown = isUpsideDown
  }

  /// Creates the Moon of a day at its sunrise, or at the middle of the civil day without a sunrise.
  init(_ day: PanchangDay) {
    let civil = day.horizon.civilDay
    let noon = (civil.lowerBound.julianDay + civil.upperBound.julianDay) / 2
    let moment = day.sunrise?.julianDay ?? noon
    let span = day.tithis.last { $0.start.julianDay <= moment } ?? day.tithis.first
    elongation = span?.elongation(at: moment) ?? 0
    isUpsideDown = day.place.latitude < 0
  }

  /// The lit fraction of the disc, 0…1.
  var litFraction: Double { (1 - cos(elongation * .pi / 180)) / 2 }

  /// Returns the outline of the lit part of a disc around (0, 0).
  func litPath(radius: Double) -> String {
    let isWaxing = elongation < 180
    let isLitRight = isWaxing != isUpsideDown
    let width = (radius * abs(cos(elongation * .pi / 180))).svgText
    let isGibbous = elongation > 90 && elongation < 270
    let r = radius.svgText
    // Along the limb from top to bottom, then back along the terminator.
    let limb = isLitRight ? 1 : 0
    let terminator = isGibbous ? limb : 1 - limb
    return "M0 -\(r)A\(r) \(r) 0 0 \(limb) 0 \(r)A\(width) \(r) 0 0 \(terminator) 0 -\(r)Z"
  }
}

extension LimbSpan<Tithi> {
  /// Returns the elongation at a Julian day, interpolated linearly within the tithi.
  fileprivate func elongation(at julianDay: Double) -> Double {
    let length = end.julianDay - start.julianDay
    let part = length > 0 ? (julianDay - start.julianDay) / length : 0
    return (Double(value.index) + min(max(part, 0), 1)) * 12
  }
}

extension SVGWriter {
  /// Draws a disc with its lit part.
  mutating func moon(
    _ moon: MoonDisc, x: Double, y: Double, radius: Double, _ theme: AlmanacTheme
  ) {
    node("g", ["transform": "translate(\(x.svgText) \(y.svgText))"]) { svg in
      svg.leaf("circle", ["r": radius, "fill": theme.unlit])
      svg.leaf("path", ["d": moon.litPath(radius: radius), "fill": theme.lit])
      svg.leaf(
        "circle", ["r": radius, "fill": "none", "stroke": theme.edge, "stroke-width": 1.0])
    }
  }
}
