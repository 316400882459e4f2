/// The values of a property for all elements: a column of a table of plain numbers.
public struct PropertyColumn: Hashable, Sendable {
  /// The units of a column.
  public enum Units: String, Hashable, Sendable, CaseIterable {
    /// Units of the sources: g/cm3, eV, pm, kJ/mol, J/(g·K), mg/kg.
    case customary
    /// Units of the SI: kg/m3, J, m, J/mol, J/(kg·K), and kg/kg as a pure number. Atomic weights
    /// stay in u.
    case si
  }

  /// The property.
  public let property: ElementProperty
  /// The unit of all values; empty for a pure number.
  public let unit: String
  /// The values by atomic number, 118 of them; NaN where none is known.
  public let values: [Double]
  /// The standard uncertainties in the same order; NaN where none is stated.
  public let uncertainties: [Double]
  /// The certainties in the same order; nil where no value is known.
  public let certainties: [Certainty?]
  /// The sources in the same order; nil where no value is known.
  public let sources: [Reference?]
}

extension PeriodicTable {
  /// Returns the values of a property for all elements in one unit.
  ///
  /// Each value is that of ``AtomicElement/subscript(_:)``: one form of each element.
  ///
  /// - Parameters:
  ///   - property: the property
  ///   - units: the units of the values
  ///   - includesPredicted: false to leave out predicted values
  ///
  /// C: `pentad_elements_column_get`.
  public func column(
    _ property: ElementProperty, units: PropertyColumn.Units = .customary,
    includesPredicted: Bool = true
  ) -> PropertyColumn {
    let quantities = elements.map { element in
      element[property].flatMap {
        includesPredicted || $0.certainty != .predicted ? $0 : nil
      }
    }
    let customary = quantities.lazy.compactMap(\.self).first?.unit ?? ""
    let (unit, scale) =
      switch units {
      case .customary: (customary, UnitScale.one)
      case .si: UnitScale.si(customary)
      }
    return PropertyColumn(
      property: property, unit: unit, values: quantities.map { scale.of($0?.value) },
      uncertainties: quantities.map { scale.of($0?.uncertainty) },
      certainties: quantities.map { $0?.certainty }, sources: quantities.map { $0?.source })
  }
}

/// The factor between two units, as a product and a quotient: 286 pm is 286 / 10¹² m to the last
/// digit.
private struct UnitScale {
  var factor = 1.0
  var divisor = 1.0

  static let one = Self()

  func of(_ value: Double?) -> Double { value.map { $0 * factor / divisor } ?? .nan }

  /// Returns the unit of the SI and the factor to it.
  ///
  /// Source: SI, 1 eV = 1.602176634 × 10⁻¹⁹ J.
  static func si(_ unit: String) -> (unit: String, scale: Self) {
    switch unit {
    case "g/cm3": ("kg/m3", Self(factor: 1e3))
    case "eV": ("J", Self(factor: 1.602176634e-19))
    case "pm": ("m", Self(divisor: 1e12))
    case "kJ/mol": ("J/mol", Self(factor: 1e3))
    case "J/(g·K)": ("J/(kg·K)", Self(factor: 1e3))
    case "mg/kg": ("", Self(divisor: 1e6))
    default: (unit, .one)
    }
  }
}
