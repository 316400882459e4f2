import AstroKit
import Foundation

/// The Moon's disc at a phase, as a path of SVG.
struct MoonDisc: Sendable {
  /// The Moon's elongation from the Sun in degrees, 0..<360: 0 at the new moon, 180 at the full moon.
  let elongation: Double
  /// The lit part of the disc: a path within a circle of radius 48 around the origin.
  let path: String

  /// - Parameter isSouthern: true for a place south of the equator, where the disc is turned over.
  init(elongation: Double, isSouthern: Bool = false) {
    self.elongation = elongation
    // The terminator is half an ellipse. It bends into the lit half before the first quarter.
    let radius = 48.0
    let isWaxing = elongation < 180
    let width = Self.rounded(radius * abs(cos(elongation * .pi / 180)))
    let isGibbous = cos(elongation * .pi / 180) < 0
    let isRight = isWaxing != isSouthern
    let limb = "A 48 48 0 0 \(isRight ? 1 : 0) 0 48"
    let terminator = "A \(width) 48 0 0 \(isGibbous == isRight ? 1 : 0) 0 -48"
    path = "M 0 -48 \(limb) \(terminator) Z"
  }

  /// The disc in the middle of a tithi, which spans 12° of elongation.
  init(_ tithi: Tithi, isSouthern: Bool) {
    self.init(elongation: Double(tithi.number) * 12 - 6, isSouthern: isSouthern)
  }

  /// The disc at an instant, by the tithis of its day. Within a tithi the elongation is
  /// interpolated, which is right to 0.2°. Nil if no tithi contains the instant.
  init?(at instant: Instant, _ day: PanchangDay) {
    guard let span = day.tithis.first(where: { $0.start <= instant && instant < $0.end }) else {
      return nil
    }
    let part =
      (instant.julianDay - span.start.julianDay) / (span.end.julianDay - span.start.julianDay)
    self.init(
      elongation: (Double(span.value.number - 1) + part) * 12,
      isSouthern: day.place.latitude < 0)
  }

  /// The lit part of the disc in percent: (1 - cos elongation) / 2. The phase angle is taken as
  /// 180° less the elongation, as the Sun is 390 times as far away as the Moon (Meeus,
  /// Astronomical Algorithms, 48.1).
  var litPercent: Int { Int(((1 - cos(elongation * .pi / 180)) * 50).rounded()) }

  /// `Waxing gibbous`. The four phases have a width of a day, 12°.
  var phaseName: String {
    switch elongation {
    case ..<6, 354...: "New moon"
    case ..<84: "Waxing crescent"
    case ..<96: "First quarter"
    case ..<174: "Waxing gibbous"
    case ..<186: "Full moon"
    case ..<264: "Waning gibbous"
    case ..<276: "Last quarter"
    default: "Waning crescent"
    }
  }

  /// The disc as a document, for a picture.
  var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">\
    <circle r="48" fill="#2b3350"/><path fill="#fbe9b0" d="\(path)"/></svg>
    """
  }

  private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
