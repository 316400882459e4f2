import ElementsKit
import PentadCore

/// The mass and *m/z* of an ion on the command line.
struct MassToChargeResult {
  private let formula: String
  private let adduct: String?
  private let ion: Formula.Ion

  /// The ion that an adduct makes of a molecule; without an adduct, the ion that the text names.
  init(_ text: String, _ adduct: Adduct?, _ adductText: String?) throws(PentadError) {
    ion = try Formula(text).ion(adduct)
    (formula, self.adduct) = (text, adductText)
  }

  var json: JSONValue {
    [
      "formula": .string(formula), "adduct": JSONValue(adduct), "ion": .string(ion.formula.hill),
      "charge": .integer(ion.formula.charge), "ionMass": .number(ion.mass),
      "mz": .number(ion.massToCharge),
      "uncertainty": JSONValue(ion.formula.monoisotopicMassUncertainty()),
    ]
  }

  /// The columns of ``row``.
  static let header = ["formula", "adduct", "ion", "charge", "ion mass", "m/z", "error"]

  var row: [String] {
    [
      formula, adduct ?? "", ion.formula.hill, "\(ion.formula.charge)",
      ion.mass.ecmaScriptDescription, ion.massToCharge.ecmaScriptDescription, "",
    ]
  }

  /// An error in a line of standard input.
  static func json(
    of error: PentadError, _ formula: String, _ adduct: String?, line: Int
  ) -> JSONValue {
    [
      "formula": .string(formula), "adduct": JSONValue(adduct), "line": .integer(line),
      "error": [
        "code": .string("\(error.code)"), "offset": JSONValue(error.offset),
        "message": .string(error.message),
      ],
    ]
  }

  static func row(of error: PentadError, _ formula: String, _ adduct: String?) -> [String] {
    [formula, adduct ?? "", "", "", "", "", "\(error.code): \(error.message)"]
  }
}
