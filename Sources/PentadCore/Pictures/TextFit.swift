/// Estimates the width of text.
///
/// The pictures name no font, so the reader's system chooses one. The widths are those of DejaVu
/// Sans, one of the widest fonts that systems use for `system-ui`, so texts rarely need more.
package enum TextFit {
  /// Returns `size`, or a smaller size if the text would be wider than `width`.
  package static func size(_ size: Double, of text: String, within width: Double, isBold: Bool)
    -> Double
  {
    let needed = widthInEms(text) * (isBold ? 1 : 0.9) * size
    return needed > width ? size * width / needed : size
  }

  /// Returns the width of bold text at size 1.
  package static func widthInEms(_ text: String) -> Double {
    text.reduce(0) { $0 + width($1) }
  }

  private static func width(_ character: Character) -> Double {
    switch character {
    case "i", "j", "l", "I", ".", ",", ":", " ", "(", ")", "[", "]", "-": 0.42
    case "f", "r", "t": 0.5
    case "m", "w", "M", "W": 1.06
    case "A"..."Z": 0.8
    case "±": 0.84
    default: 0.7
    }
  }
}
