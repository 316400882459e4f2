extension SVGWriter {
  /// The position and style of a line of text.
  package struct Line {
    package var x: Double
    package var baseline: Double
    package var size: Double
    package var ink: RGB
    package var anchor: Anchor
    package var isBold: Bool
    package var isItalic: Bool

    package init(
      x: Double, baseline: Double, size: Double, ink: RGB, anchor: Anchor = .start,
      isBold: Bool = true, isItalic: Bool = false
    ) {
      self.x = x
      self.baseline = baseline
      self.size = size
      self.ink = ink
      self.anchor = anchor
      self.isBold = isBold
      self.isItalic = isItalic
    }
  }

  /// The part of the line that is placed at its `x`.
  package enum Anchor: String {
    case start
    case middle
    case end
  }

  /// Writes one line, made smaller if it would be wider than `width`.
  package mutating func line(_ text: String, _ line: Line, within width: Double = .infinity) {
    let size = TextFit.size(line.size, of: text, within: width, isBold: line.isBold)
    // Rounded down, so that rounding to two decimals does not make it wider again.
    let fitted = size < line.size ? Double(Int(size * 100)) / 100 : size
    let weight = line.isBold ? "bold" : "normal"
    if line.isItalic {
      leaf(
        "text",
        [
          "x": line.x, "y": line.baseline, "font-size": fitted, "font-weight": weight,
          "font-style": "italic", "text-anchor": line.anchor.rawValue, "fill": line.ink,
        ], content: text)
    } else {
      leaf(
        "text",
        [
          "x": line.x, "y": line.baseline, "font-size": fitted, "font-weight": weight,
          "text-anchor": line.anchor.rawValue, "fill": line.ink,
        ], content: text)
    }
  }
}
