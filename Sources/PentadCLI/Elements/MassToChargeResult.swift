import ElementsKit
import PentadCore

/// The mass and *m/z* of an ion on the command line.
struct MassToChargeResult {
  private let formula: String
  private let adduct: String?
  private let ion: Formula
  private let ionMass: Double
  private let massToCharge: Double

  /// The ion that an adduct makes of a molecule; without an adduct, the ion that the text names.
  init(_ text: String, _ adduct: Adduct?, _ adductText: String?) throws(PentadError) {
    let written = try Formula(text)
    ion = try adduct?.ion(of: written) ?? written
    guard ion.charge != 0 else {
      throw PentadError(
        .ionCharge,
        "\(written.hill) is neutral: write the charge of the ion, as in SO4^2-, or name an adduct, as in "
          + "--adduct [M+H]+")
    }
    guard let ionMass = ion.ionMass(), let massToCharge = ion.massToCharge() else {
      // The adduct's own function names the element without natural abundances.
      _ = try adduct?.massToCharge(of: written)
      throw PentadError(
        .ionCharge,
        "\(written.description) has no monoisotopic mass: name a nuclide of each element without natural "
          + "abundances, as in [99Tc], and take away no more electrons than the atoms have")
    }
    (formula, self.adduct) = (text, adductText)
    (self.ionMass, self.massToCharge) = (ionMass, massToCharge)
  }

  var json: JSONValue {
    [
      "formula": .string(formula), "adduct": JSONValue(adduct), "ion": .string(ion.hill),
      "charge": .integer(ion.charge), "ionMass": .number(ionMass), "mz": .number(massToCharge),
      "uncertainty": JSONValue(ion.monoisotopicMassUncertainty()),
    ]
  }

  /// The columns of ``row``.
  static let header = ["formula", "adduct", "ion", "charge", "ion mass", "m/z", "error"]

  var row: [String] {
    [
      formula, adduct ?? "", ion.hill, "\(ion.charge)", ionMass.ecmaScriptDescription,
      massToCharge.ecmaScriptDescription, "",
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
