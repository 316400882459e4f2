public import CPentad
import ElementsKit
import PentadCore

/// Returns the values of a property for all elements: a column of a table of plain numbers.
///
/// - Parameters:
///   - property: the property
///   - units: the units of the values
///   - predicted: false to leave out predicted values
///   - values: receives at most `capacity` values by atomic number, NaN for an unknown one; NULL
///     when `capacity` is 0
///   - uncertainties: receives at most `capacity` standard uncertainties, NaN for an unknown one;
///     may be NULL
///   - certainties: receives at most `capacity` certainties, without a meaning for an unknown value;
///     may be NULL
///   - capacity: the capacity of the arrays; 118 is always enough
///   - count: receives the number of elements, also if it exceeds `capacity`
/// - Returns: `PENTAD_MISUSE` for an unknown property or unknown units, or if an array is missing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_column_get")
public func pentad_elements_column_get(
  _ property: pentad_elements_property, _ units: pentad_elements_units, _ predicted: Bool,
  _ values: UnsafeMutablePointer<Double>?, _ uncertainties: UnsafeMutablePointer<Double>?,
  _ certainties: UnsafeMutablePointer<pentad_elements_certainty>?, _ capacity: size_t,
  _ count: UnsafeMutablePointer<size_t>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let count = try require(count, "count")
    count.pointee = 0
    let column = try column(property, units, predicted)
    if capacity > 0 {
      let values = try require(values, "values")
      for index in 0..<min(capacity, column.values.count) {
        values[index] = column.values[index]
        uncertainties?[index] = column.uncertainties[index]
        certainties?[index] = (column.certainties[index] ?? .measured).code
      }
    }
    count.pointee = column.values.count
  }
}

/// Returns the unit of a property's values.
///
/// - Parameters:
///   - property: the property
///   - units: the units of the values
/// - Returns: the unit in UTF-8, empty for a pure number, valid for the lifetime of the process;
///   NULL for an unknown property or unknown units
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_column_unit")
public func pentad_elements_column_unit(
  _ property: pentad_elements_property, _ units: pentad_elements_units
) -> UnsafePointer<CChar>? {
  (try? column(property, units, true)).flatMap { ColumnUnits.shared[$0.unit] }
}

private func column(
  _ property: pentad_elements_property, _ units: pentad_elements_units, _ predicted: Bool
) throws(PentadError) -> PropertyColumn {
  PeriodicTable.shared.column(
    try ElementProperty(property, "property"), units: try PropertyColumn.Units(units, "units"),
    includesPredicted: predicted)
}

/// The units of all columns as C strings, which live as long as the process and are made at first
/// use.
private struct ColumnUnits: @unchecked Sendable {
  static let shared = ColumnUnits()

  private let texts: [String: UnsafePointer<CChar>]
  private let arena: Arena

  private init() {
    let arena = Arena()
    var texts: [String: UnsafePointer<CChar>] = [:]
    for property in ElementProperty.allCases {
      for units in PropertyColumn.Units.allCases {
        let unit = PeriodicTable.shared.column(property, units: units).unit
        texts[unit] = texts[unit] ?? arena.string(unit)
      }
    }
    (self.texts, self.arena) = (texts, arena)
  }

  subscript(unit: String) -> UnsafePointer<CChar>? { texts[unit] }
}
