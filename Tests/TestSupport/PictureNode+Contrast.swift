import Foundation

extension PictureNode {
  /// The texts that are hard to read, measured on the finished document with arithmetic of its own.
  ///
  /// The check covers the background of the foot, the middle and the head of each text's anchor.
  ///
  /// - Parameters:
  ///   - least: the contrast ratio of WCAG 2 that every text must have.
  ///   - colours: the colours of a fill; a pattern behind text must be known to it.
  package func unreadableTexts(
    _ least: Double, colours: (String) -> [String] = { [$0] }
  ) -> [String] {
    var faults: [String] = []
    var rectangles: [Placed] = []
    for item in placed() {
      if item.node.name == "rect", item.node.attributes["fill"] != "none" {
        rectangles.append(item)
      }
      guard item.node.name == "text" else { continue }
      let ink = item.node.attributes["fill"] ?? ""
      for rise in [-0.2, 0.3, 0.7] {
        let y = item.y - rise * (item.node.number("font-size") ?? 0)
        let behind = rectangles.last { $0.covers(item.x, y) }
        for colour in colours(behind?.node.attributes["fill"] ?? "") {
          let contrast = CSSColour.contrast(colour, ink) ?? 0
          if contrast < least {
            faults.append("\(item.node.text): \(ink) on \(colour), \(contrast)")
          }
        }
      }
    }
    return faults
  }
}

extension PictureNode.Placed {
  fileprivate func covers(_ x: Double, _ y: Double) -> Bool {
    let (width, height) = (node.number("width") ?? 0, node.number("height") ?? 0)
    return self.x...(self.x + width) ~= x && self.y...(self.y + height) ~= y
  }
}

/// Colours as `#rrggbb`.
package enum CSSColour {
  /// The contrast ratio of WCAG 2, 1…21; nil for another form of colour.
  package static func contrast(_ a: String, _ b: String) -> Double? {
    guard let first = luminance(a), let second = luminance(b) else { return nil }
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ css: String) -> Double? {
    guard css.hasPrefix("#"), css.count == 7, let hex = UInt32(css.dropFirst(), radix: 16) else {
      return nil
    }
    let weights = [0.2126, 0.7152, 0.0722]
    return zip([16, 8, 0], weights).reduce(0) { sum, part in
      let value = Double(hex >> UInt32(part.0) & 0xff) / 255
      let linear = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      return sum + part.1 * linear
    }
  }
}
