import Foundation

/// A drawn landscape in place of a video's missing picture, which follows from a number: a sky, a sun
/// or a moon, and three rows of hills.
struct Landscape: Sendable {
  /// The picture, 320 by 180.
  static func svg(_ seed: UInt64) -> String {
    var choices = Choices(seed)
    let hue = skies[choices.below(skies.count)]
    let isNight = choices.below(3) == 0
    let top = Paint(hue: hue, saturation: 0.55, lightness: isNight ? 0.16 : 0.62)
    let bottom = Paint(hue: hue + 40, saturation: 0.6, lightness: isNight ? 0.34 : 0.86)
    let light = Paint(hue: 45, saturation: isNight ? 0.2 : 0.9, lightness: 0.93)
    let (x, y, radius) = (50 + choices.below(220), 28 + choices.below(50), 14 + choices.below(16))
    let rows = (0..<3).map { row in
      let lightness = (isNight ? 0.26 : 0.46) - Double(row) * 0.09
      let paint = Paint(hue: hue + 150 - Double(row) * 12, saturation: 0.35, lightness: lightness)
      return hills(base: 95 + row * 26, height: 34 - row * 6, paint, &choices)
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="320" height="180">\
      <linearGradient id="s" x2="0" y2="1"><stop stop-color="\(top)"/>\
      <stop offset="1" stop-color="\(bottom)"/></linearGradient>\
      <rect width="320" height="180" fill="url(#s)"/>\
      <circle cx="\(x)" cy="\(y)" r="\(radius)" fill="\(light)"/>\(rows.joined())</svg>
      """
  }

  /// The hues of a sky, in degrees: blue, dusk, dawn, violet.
  private static let skies: [Double] = [195, 205, 215, 225, 15, 30, 45, 335, 350, 265, 285]

  private static func hills(
    base: Int, height: Int, _ paint: Paint, _ choices: inout Choices
  ) -> String {
    var path = "M0 \(base)"
    for step in 0..<4 {
      let x = step * 80
      let peak = base - height / 2 - choices.below(height)
      path += "C\(x + 26) \(peak) \(x + 54) \(peak) \(x + 80) \(base - choices.below(10))"
    }
    return "<path d=\"\(path)V180H0z\" fill=\"\(paint)\"/>"
  }
}
