import ElementsKit
import PentadCore
import Testing

/// Columns of plain numbers.
@Suite struct PropertyColumnTests {
  private let table = PeriodicTable.shared

  @Test func columnHasTheValuesOfTheElements() throws {
    for property in ElementProperty.allCases {
      let column = table.column(property)
      #expect(column.values.count == 118 && column.uncertainties.count == 118)
      for (element, index) in zip(table.elements, 0...) {
        let quantity = element[property]
        #expect(column.values[index].isNaN == (quantity == nil))
        guard let quantity else { continue }
        #expect(column.values[index] == quantity.value && column.unit == quantity.unit)
        #expect(column.certainties[index] == quantity.certainty)
        #expect(column.sources[index] == quantity.source)
      }
    }
  }

  @Test(arguments: [
    (ElementProperty.density, "kg/m3", 26, 7_870.0), (.atomicRadius, "m", 26, 1.4e-10),
    (.firstIonizationEnergy, "J", 1, 2.178_718e-18), (.meltingPoint, "K", 26, 1_811),
    (.specificHeatCapacity, "J/(kg·K)", 26, 449), (.standardAtomicWeight, "u", 26, 55.845),
    (.crustalAbundance, "", 26, 0.0563),
  ])
  func unitsOfTheSI(
    _ property: ElementProperty, _ unit: String, _ number: Int, _ value: Double
  ) {
    let column = table.column(property, units: .si)
    #expect(column.unit == unit)
    #expect(abs(column.values[number - 1] / value - 1) < 1e-2)
  }

  @Test func predictedValuesCanBeLeftOut() {
    let all = table.column(.density)
    let measured = table.column(.density, includesPredicted: false)
    #expect(all.values.count { $0.isNaN } < measured.values.count { $0.isNaN })
    #expect(!measured.certainties.contains(.predicted))
  }
}
