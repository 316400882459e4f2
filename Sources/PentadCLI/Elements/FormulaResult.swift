import ElementsKit
import PentadCore

/// The result for a formula on the command line.
struct FormulaResult {
  let text: String
  private let result: Result<Formula, PentadError>

  init(utf8: [UInt8], _ meaning: FormulaMeaning) {
    text = String(decoding: utf8, as: UTF8.self)
    result = Result { () throws(PentadError) in try meaning.formula(utf8) }
  }

  var isFailure: Bool { if case .failure = result { true } else { false } }

  /// The result as an object. Integer counts have all their digits, others are the nearest
  /// `Double`.
  var json: JSONValue {
    switch result {
    case .success(let formula):
      .object(
        [
          .init("formula", .string(text)),
          .init("composition", .object(composition(of: formula))),
          .init("charge", .integer(formula.charge)), .init("hill", .string(formula.hill)),
          .init("molarMass", formula.molarMass().map(json) ?? .null),
          .init("monoisotopicMass", JSONValue(formula.monoisotopicMass())),
          .init("ionMass", JSONValue(formula.ionMass())),
          .init("mz", JSONValue(formula.massToCharge())),
          .init("ionMolarMass", formula.ionMolarMass().map(json) ?? .null),
          .init("annotation", annotation(formula.annotations)),
        ] + members(of: formula.annotations))
    case .failure(let error):
      [
        "formula": .string(text),
        "error": [
          "code": .string("\(error.code)"), "kind": .string(Self.kind(of: error)),
          "offset": JSONValue(error.offset),
          "message": .string(error.message),
        ],
      ]
    }
  }

  /// The formula in a notation, or what is wrong with it.
  func text(_ form: Formula.TextForm) -> Result<String, PentadError> {
    result.map { $0.text(form) }
  }

  /// A word for programs: whether a text has two meanings, an unknown symbol, or is no formula.
  private static func kind(of error: PentadError) -> String {
    switch error.code {
    case .formulaAmbiguous: "ambiguous"
    case .formulaUnknownElement, .formulaUnknownNuclide: "unknown"
    case .formulaEmpty: "empty"
    default: "invalid"
    }
  }

  /// The annotations as one text: `Fe 3`, `aq`, `radical`.
  private func annotation(_ annotations: Formula.Annotations) -> JSONValue {
    let states = annotations.oxidationStates.map { "\($0.element.symbol) \($0.value)" }
    let others = [annotations.aggregation?.rawValue, annotations.isRadical ? "radical" : nil]
    let words = states + others.compactMap(\.self)
    return words.isEmpty ? .null : .string(words.joined(separator: " "))
  }

  /// Returns the annotations in the text.
  private func members(of annotations: Formula.Annotations) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if !annotations.oxidationStates.isEmpty {
      let states = annotations.oxidationStates.map { state -> JSONValue in
        ["element": .string(state.element.symbol), "state": .integer(state.value)]
      }
      members.append(.init("oxidationStates", .array(states)))
    }
    if let aggregation = annotations.aggregation {
      members.append(.init("aggregation", .string(aggregation.rawValue)))
    }
    if annotations.isRadical { members.append(.init("isRadical", .bool(true))) }
    return members
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

  /// The columns of ``row(absent:)``.
  static let header = [
    "formula", "hill", "charge", "molar mass", "low", "high", "ion mass", "m/z", "error",
  ]

  /// Returns the result as a row of a table.
  ///
  /// - Parameter absent: the cell for a missing number
  func row(absent: String) -> [String] {
    switch result {
    case .success(let formula):
      let mass = formula.molarMass()
      let numbers = [mass?.value, mass?.low, mass?.high, formula.ionMass(), formula.massToCharge()]
      let cells = numbers.map { $0?.ecmaScriptDescription ?? absent }
      return [text, formula.hill, "\(formula.charge)"] + cells + [""]
    case .failure(let error):
      let place = error.offset.map { " at byte \($0)" } ?? ""
      let cells = [String](repeating: "", count: Self.header.count - 2)
      return [text] + cells + ["\(error.code): \(error.message)\(place)"]
    }
  }
}
