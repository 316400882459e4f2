extension SVGWriter {
  /// Where a line of text stands on its baseline.
  struct Line {
    var x: Double
    var baseline: Double
    var size: Double
    var ink: RGB
    var anchor = Anchor.start
    var isBold = true
    var isItalic = false
  }

  /// Which part of the line stands at its `x`.
  enum Anchor: String {
    case start
    case middle
    case end
  }

  /// One line, made smaller when it would be wider than `width`.
  mutating func line(_ text: String, _ line: Line, within width: Double = .infinity) {
    let size = TextFit.size(line.size, of: text, within: width, isBold: line.isBold)
    // Rounded down, as two decimals must not make it wider again.
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
