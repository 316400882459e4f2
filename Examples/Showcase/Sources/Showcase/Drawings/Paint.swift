import Foundation

/// A colour, with its contrast by WCAG 2.2.
struct Paint: Hashable, Sendable, CustomStringConvertible {
  let red: Double
  let green: Double
  let blue: Double

  /// Makes a colour from its hue in degrees, and its saturation and lightness, each 0…1.
  init(hue: Double, saturation: Double, lightness: Double) {
    let chroma = (1 - abs(2 * lightness - 1)) * saturation
    func channel(_ shift: Double) -> Double {
      let place = (shift + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - chroma / 2 * max(-1, min(place - 3, min(9 - place, 1)))
    }
    (red, green, blue) = (channel(0), channel(8), channel(4))
  }

  /// `#a3480c`.
  var description: String {
    "#"
      + [red, green, blue].map { part in
        let text = String(Int((part * 255).rounded()), radix: 16)
        return text.count < 2 ? "0" + text : text
      }.joined()
  }

  /// The relative luminance, 0…1.
  var luminance: Double {
    let parts = [red, green, blue].map { part in
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// The contrast with another colour, 1…21.
  func contrast(with other: Paint) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  /// Returns the lightest colour of a hue that has a contrast with a light colour.
  static func dark(
    hue: Double, saturation: Double, on light: Paint, contrast least: Double
  ) -> Paint {
    for step in stride(from: 60.0, through: 0, by: -1) {
      let paint = Paint(hue: hue, saturation: saturation, lightness: step / 100)
      if paint.contrast(with: light) >= least { return paint }
    }
    return Paint(hue: hue, saturation: 0, lightness: 0)
  }
}

/// Choices that follow from a number: the same number gives the same choices.
struct Choices {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  /// Returns a number below a bound.
  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, bound)))
  }

  /// The number of a text, by FNV-1a with 64 bits.
  static func seed(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
