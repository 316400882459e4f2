import PentadCore

/// A colour scale of a numeric property, from its lowest to its highest value among the 118
/// elements.
struct ColourScale {
  let property: ElementProperty
  /// The lowest and the highest value; `nil` when no element has a value.
  let bounds: ClosedRange<Double>?
  /// The unit as the source writes it; empty for a pure number.
  let unit: String
  /// True if the scale is logarithmic: equal steps are equal ratios.
  let isLogarithmic: Bool
  /// True if any value is predicted.
  let hasPredictions: Bool
  /// True if any element has no value.
  let hasGaps: Bool

  init(_ property: ElementProperty) {
    let quantities = (1...118).compactMap { AtomicElement(unchecked: $0)[property] }
    let values = quantities.map(\.value)
    self.property = property
    bounds = if let low = values.min(), let high = values.max() { low...high } else { nil }
    unit = quantities.first?.unit ?? ""
    isLogarithmic = property.spansManyMagnitudes && (bounds?.lowerBound ?? 0) > 0
    hasPredictions = quantities.contains { $0.certainty == .predicted }
    hasGaps = quantities.count < 118
  }

  /// Returns the position of a value between the lowest (0) and the highest (1).
  func fraction(_ value: Double) -> Double {
    guard let bounds, bounds.lowerBound < bounds.upperBound else { return 0.5 }
    let place = isLogarithmic ? Self.log2 : { $0 }
    let (low, high) = (place(bounds.lowerBound), place(bounds.upperBound))
    return min(max((place(value) - low) / (high - low), 0), 1)
  }

  /// Returns the colours from low to high, at equal steps.
  ///
  /// The colours of the high contrast theme are so light that black text has a contrast of at least
  /// 7.
  static func stops(_ theme: PictureTheme) -> [RGB] {
    switch theme {
    case .light: [0xFF_FACB, 0xC9_E8B4, 0x83_CFBE, 0x52_ABD3, 0x24_4F9A].map { RGB($0) }
    case .dark: [0x2B_2350, 0x2F_4E86, 0x24_7F8C, 0x55_B573, 0xF3_E56B].map { RGB($0) }
    case .highContrast: [0xFF_FFFF, 0xB9_DCF2, 0x7D_B8DF].map { RGB($0) }
    }
  }

  /// Returns the fill at a fraction of the scale.
  static func fill(at fraction: Double, _ theme: PictureTheme) -> RGB {
    let stops = stops(theme)
    let place = fraction * Double(stops.count - 1)
    let index = min(Int(place), stops.count - 2)
    return stops[index].blended(to: stops[index + 1], at: place - Double(index))
  }

  /// Returns the binary logarithm of a positive number, with the same bits for every C library.
  private static func log2(_ value: Double) -> Double {
    let ratio = (value.significand - 1) / (value.significand + 1)
    var (sum, power) = (0.0, ratio)
    for odd in stride(from: 1.0, through: 29, by: 2) {
      sum += power / odd
      power *= ratio * ratio
    }
    return Double(value.exponent) + sum * 2 / 0.693147180559945309417
  }
}

extension ElementProperty {
  /// True if nearly all elements would fall into one step of a linear scale.
  ///
  /// Gases are a thousand times lighter than metals, and copper conducts a hundred thousand times
  /// better than chlorine.
  fileprivate var spansManyMagnitudes: Bool {
    switch self {
    case .density, .thermalConductivity, .crustalAbundance: true
    default: false
    }
  }
}
