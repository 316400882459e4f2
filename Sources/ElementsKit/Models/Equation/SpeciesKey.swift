/// The identity of a species within an equation: its formula, and its text in plain characters.
///
/// `Fe^3+`, `Fe³⁺` and `Fe 3+` are one species. Isomers, `NH4OCN` and `CO(NH2)2`, and states,
/// `H2O(l)` and `H2O(g)`, remain separate.
struct SpeciesKey: Hashable {
  private let formula: Formula
  private let text: String

  init(_ species: ChemicalEquation.Species) {
    formula = species.formula
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

  private static func digit(_ value: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(truncatingIfNeeded: 48 + value))
  }
}
