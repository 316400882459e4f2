import ElementsKit
import Testing

@Suite struct ElementPropertyTests {
  @Test func aTitleIsOnePropertysAlone() {
    let titles = ElementProperty.allCases.map(\.title)
    #expect(Set(titles).count == ElementProperty.allCases.count)
  }

  @Test(arguments: ElementProperty.allCases)
  func aTitleBeginsWithACapitalAndHasNoUnit(_ property: ElementProperty) throws {
    #expect(try #require(property.title.first).isUppercase)
    let words = property.title.split { " ()".contains($0) }.map(String.init)
    let units = PeriodicTable.shared.elements.compactMap { $0[property]?.unit }
    #expect(Set(words).isDisjoint(with: units))
  }

  @Test func titlesAreTheTermsOfTheField() {
    #expect(ElementProperty.standardAtomicWeight.title == "Standard atomic weight")
    #expect(ElementProperty.vanDerWaalsRadius.title == "Van der Waals radius")
    #expect(ElementProperty.crustalAbundance.title == "Abundance in the Earth’s crust")
  }
}
