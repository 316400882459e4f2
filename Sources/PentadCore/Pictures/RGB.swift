/// An sRGB colour.
package struct RGB: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  package static let black = RGB(0)
  package static let white = RGB(0xFF_FFFF)

  /// Makes a colour from `0xRRGGBB`.
  package init(_ hex: UInt32) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
  }

  /// Returns the colour at `fraction` (0…1) of the way to `end`, as in an SVG gradient.
  package func blended(to end: RGB, at fraction: Double) -> RGB {
    func blend(_ a: UInt8, _ b: UInt8) -> UInt32 {
      UInt32(Double(a) + (Double(b) - Double(a)) * fraction + 0.5)
    }
    return RGB(
      blend(red, end.red) << 16 | blend(green, end.green) << 8 | blend(blue, end.blue))
  }

  /// The colour in CSS: `#rrggbb`.
  package var css: String {
    let digits = String(
      UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension RGB {
  /// The relative luminance of WCAG 2, 0…1.
  package var luminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)]
      + 0.0722 * Self.linear[Int(blue)]
  }

  /// Returns the contrast ratio of WCAG 2, 1…21.
  package func contrast(to other: RGB) -> Double {
    let (a, b) = (luminance + 0.05, other.luminance + 0.05)
    return max(a, b) / min(a, b)
  }

  /// Black or white: the colour with the higher contrast on this fill, never below 4.58.
  package var textColour: RGB { contrast(to: .white) >= contrast(to: .black) ? .white : .black }

  private static let linear: [Double] = (0...255).map { component in
    let value = Double(component) / 255
    return value <= 0.04045 ? value / 12.92 : power12Fifths((value + 0.055) / 1.055)
  }

  /// Computes `x` to the power 2.4 for 0 < x ≤ 1, by Newton's method: the same bits with every C
  /// library.
  private static func power12Fifths(_ x: Double) -> Double {
    let square = x * x
    var root = 1.0
    for _ in 0..<24 {
      let fourth = root * root * root * root
      root -= (fourth * root - square) / (5 * fourth)
    }
    return square * root
  }
}
