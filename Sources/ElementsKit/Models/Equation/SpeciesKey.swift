/// The identity of a species within an equation: its formula, and its text in plain characters.
///
/// `Fe^3+`, `Fe³⁺` and `Fe 3+` are one species. Isomers, `NH4OCN` and `CO(NH2)2`, and states,
/// `H2O(l)` and `H2O(g)`, remain separate.
struct SpeciesKey: Hashable {
  private let formula: Formula
  private let text: String

  init(_ species: ChemicalEquation.Species) {
    formula = species.formula
    guard species.text.utf8.contains(where: Self.isFolded) else {
      text = species.text
      return
    }
    var text = ""
    for scalar in species.text.unicodeScalars {
      switch scalar {
      case " ", "\u{a0}", "^", "{", "}", "_": continue
      case "₀"..."₉": text.unicodeScalars.append(Self.digit(scalar.value - 0x2080))
      case "⁰", "⁴"..."⁹": text.unicodeScalars.append(Self.digit(scalar.value - 0x2070))
      case "¹": text += "1"
      case "²": text += "2"
      case "³": text += "3"
      case "⁺": text += "+"
      case "⁻", "−", "–": text += "-"
      default: text.unicodeScalars.append(scalar)
      }
    }
    self.text = text
  }

  /// Hashes the text alone: equal keys have equal texts.
  func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// Returns true if a text with this byte may be changed.
  private static func isFolded(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "^"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func digit(_ value: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(truncatingIfNeeded: 48 + value))
  }
}
