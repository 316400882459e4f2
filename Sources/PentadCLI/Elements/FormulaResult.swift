import ElementsKit
import PentadCore

/// What a formula on the command line came to.
struct FormulaResult {
  let text: String
  private let result: Result<Formula, PentadError>

  init(utf8: [UInt8]) {
    text = String(decoding: utf8, as: UTF8.self)
    result = Result { () throws(PentadError) in
      try utf8.withUnsafeBufferPointer { (bytes) throws(PentadError) in try Formula(utf8: bytes) }
    }
  }

  var isFailure: Bool { if case .failure = result { true } else { false } }

  /// The result as an object. Whole counts have all their digits, others are the nearest `Double`.
  var json: JSONValue {
    switch result {
    case .success(let formula):
      [
        "formula": .string(text), "composition": .object(composition(of: formula)),
        "charge": .integer(formula.charge), "hill": .string(formula.hill),
        "molarMass": formula.molarMass().map(json) ?? .null,
      ]
    case .failure(let error):
      [
        "formula": .string(text),
        "error": [
          "code": .string("\(error.code)"), "offset": JSONValue(error.offset),
          "message": .string(error.message),
        ],
      ]
    }
  }

  private func composition(of formula: Formula) -> [JSONValue.Member] {
    formula.composition.map { part in
      let whole = part.count.isWhole ? Int(exactly: part.count.numerator) : nil
      return .init(part.label, whole.map(JSONValue.integer) ?? .number(part.count.value))
    }
  }

  private func json(_ mass: Formula.MolarMass) -> JSONValue {
    ["value": .number(mass.value), "low": .number(mass.low), "high": .number(mass.high)]
  }

  /// The columns of ``row``.
  static let header = ["formula", "hill", "charge", "molar mass", "low", "high", "error"]

  /// The result as a row of a table.
  var row: [String] {
    switch result {
    case .success(let formula):
      let mass = formula.molarMass()
      let masses = [mass?.value, mass?.low, mass?.high].map { $0?.ecmaScriptDescription ?? "-" }
      return [text, formula.hill, "\(formula.charge)"] + masses + [""]
    case .failure(let error):
      let place = error.offset.map { " at byte \($0)" } ?? ""
      return [text, "", "", "", "", "", "\(error.code): \(error.message)\(place)"]
    }
  }
}
