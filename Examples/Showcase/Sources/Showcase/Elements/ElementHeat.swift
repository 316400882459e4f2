import ElementsKit
import Foundation
import PentadCore

/// The values of a property in eight steps of colour, from the lowest to the highest.
struct ElementHeat: Sendable {
  /// A step of the legend.
  struct Step: Sendable {
    /// The class in the style sheet: `heat-0` to `heat-7`.
    let kind: String
  }

  /// The properties that can be shown, in the order of the list.
  static let properties: [ElementProperty] = [
    .standardAtomicWeight, .electronegativityPauling, .electronegativityAllen,
    .firstIonizationEnergy, .electronAffinity, .atomicRadius, .covalentRadius, .vanDerWaalsRadius,
    .density, .meltingPoint, .boilingPoint, .thermalConductivity, .specificHeatCapacity,
    .crustalAbundance,
  ]
  static let stepCount = 8

  let property: ElementProperty
  private let quantities: [Int: Quantity]
  private let bounds: ClosedRange<Double>
  /// True if equal steps are equal ratios, for values that span more than three magnitudes.
  let isLogarithmic: Bool

  init(_ property: ElementProperty, _ table: PeriodicTable) {
    self.property = property
    quantities = table.elements.reduce(into: [:]) { $0[$1.atomicNumber] = $1[property] }
    let values = quantities.values.map(\.value)
    bounds = (values.min() ?? 0)...(values.max() ?? 0)
    isLogarithmic = bounds.lowerBound > 0 && bounds.upperBound / bounds.lowerBound > 1_000
  }

  /// The step of an element; nil for one without a value.
  func step(of element: AtomicElement) -> Int? {
    guard let value = quantities[element.atomicNumber]?.value else { return nil }
    let place = { (value: Double) in isLogarithmic ? log(value) : value }
    let (low, high) = (place(bounds.lowerBound), place(bounds.upperBound))
    guard low < high else { return 0 }
    let fraction = (place(value) - low) / (high - low)
    return min(Self.stepCount - 1, max(0, Int(fraction * Double(Self.stepCount))))
  }

  /// The value with three digits: `7.87`; nil without one.
  func short(of element: AtomicElement) -> String? {
    quantities[element.atomicNumber].map { Self.figures($0.value) }
  }

  /// The value as text: `Density 7.87 g/cm3`, `Density unknown`.
  func words(of element: AtomicElement) -> String {
    guard let quantity = quantities[element.atomicNumber] else {
      return "\(property.title) unknown"
    }
    let mark = quantity.certainty == .predicted ? ", predicted" : ""
    return "\(property.title) \(Self.text(quantity))\(mark)"
  }

  /// `0.000082 g/cm3`, with three digits.
  private static func text(_ quantity: Quantity) -> String {
    let number = figures(quantity.value)
    return quantity.unit.isEmpty ? number : "\(number) \(quantity.unit)"
  }

  /// A number with three significant digits.
  static func figures(_ value: Double) -> String {
    guard value != 0, value.isFinite else { return "0" }
    let digits = max(0, 2 - Int(log10(abs(value)).rounded(.down)))
    return value.formatted(
      .number.precision(.fractionLength(0...min(digits, 12))).grouping(.never)
        .locale(Locale(identifier: "en_US_POSIX")))
  }

  /// The legend: the lowest and the highest value, with their elements.
  func legend(_ table: PeriodicTable) -> Legend? {
    func end(_ bound: Double) -> (AtomicElement, Quantity)? {
      for element in table.elements {
        if let quantity = quantities[element.atomicNumber], quantity.value == bound {
          return (element, quantity)
        }
      }
      return nil
    }
    guard let low = end(bounds.lowerBound), let high = end(bounds.upperBound) else { return nil }
    let missing = table.elements.count - quantities.count
    return Legend(
      property: property.title, low: "\(Self.text(low.1)) (\(table.displayName(of: low.0)))",
      high: "\(Self.text(high.1)) (\(table.displayName(of: high.0)))",
      steps: (0..<Self.stepCount).map { Step(kind: "heat-\($0)") },
      scale: isLogarithmic ? "Equal steps are equal ratios." : "Equal steps are equal differences.",
      missing: missing == 0 ? nil : "\(missing) elements without a value")
  }

  /// The meaning of the colours, ready for its template.
  struct Legend: Sendable {
    let property: String
    let low: String
    let high: String
    let steps: [Step]
    let scale: String
    let missing: String?
  }
}
