#if CommandLine
  import ElementsKit
  import PentadCore

  /// A fact of an element that `elements show` prints: a word or a number. Its uncertainty, bounds
  /// and other details have their own fields.
  struct ElementFact {
    let property: String
    /// The text of a fact that is not a number, such as a name; empty when there is a ``value`` or
    /// a bound.
    var text = ""
    var value: Double?
    var uncertainty: Double?
    var low: Double?
    var high: Double?
    /// The nuclide of the fact, or the longest-lived one.
    var massNumber: Int?
    var unit = ""
    var allotrope = ""
    var condition = ""
    var certainty: Certainty?
    var source = ""

    /// The columns of ``csv``, after the column of the element.
    static let csvHeader = [
      "property", "value", "uncertainty", "low", "high", "massNumber", "unit", "allotrope",
      "condition", "certainty", "source",
    ]

    /// The fields, with each number in a separate cell; empty for missing values.
    var csv: [String] {
      func number(_ value: Double?) -> String { value?.ecmaScriptDescription ?? "" }
      return [
        property, text.isEmpty ? number(value) : text, number(uncertainty), number(low),
        number(high), massNumber.map { "\($0)" } ?? "", unit, allotrope, condition,
        certainty?.rawValue ?? "", source,
      ]
    }

    /// The columns of ``row``, after the column of the element.
    static let tableHeader = ["property", "value", "unit", "condition", "certainty", "source"]

    /// The cells of a table, with a number and its uncertainty, or an interval, in one cell.
    var row: [String] {
      [
        property, shown, unit,
        [allotrope, condition].filter { !$0.isEmpty }.joined(separator: ", "),
        certainty?.rawValue ?? "", source,
      ]
    }

    private var shown: String {
      if !text.isEmpty { return text }
      var parts: [String] = []
      if let value { parts.append(value.ecmaScriptDescription) }
      if let uncertainty { parts.append("± \(uncertainty.ecmaScriptDescription)") }
      if let low, let high {
        parts.append("[\(low.ecmaScriptDescription), \(high.ecmaScriptDescription)]")
      }
      if parts.isEmpty, let massNumber { parts.append("(\(massNumber))") }
      return parts.isEmpty ? "-" : parts.joined(separator: " ")
    }
  }

  extension ElementFact {
    init(_ property: String, _ quantity: Quantity, allotrope: String = "", massNumber: Int? = nil) {
      self.init(
        property: property, value: quantity.value, uncertainty: quantity.uncertainty,
        massNumber: massNumber, unit: quantity.unit, allotrope: allotrope,
        condition: quantity.condition ?? "", certainty: quantity.certainty,
        source: quantity.source.id)
    }

    init(_ property: String, _ weight: AtomicWeight) {
      self.init(property: property, unit: "u", certainty: .measured, source: weight.source.id)
      switch weight.published {
      case .value(let published, let error): (value, uncertainty) = (published, error)
      case .interval(let lowest, let highest):
        (value, uncertainty) = (weight.abridged?.value, weight.abridged?.uncertainty)
        (low, high) = (lowest, highest)
        condition = "abridged"
      case .none(let longestLived):
        massNumber = longestLived
        condition = "no standard atomic weight"
      }
    }

    /// - Parameter era: the word for a claim without years; `nil` when it is not known
    init(_ claim: Discovery.Claim, era: Discovery.Era?) {
      self.init(
        property: "discovered",
        condition: [claim.credited, claim.note].compactMap { $0 }.joined(separator: ", "),
        source: claim.source.id)
      guard let years = claim.years else {
        text = era?.rawValue ?? ""
        return
      }
      if years.count == 1 {
        value = Double(years.lowerBound)
      } else {
        (low, high) = (Double(years.lowerBound), Double(years.upperBound))
      }
    }
  }
#endif
