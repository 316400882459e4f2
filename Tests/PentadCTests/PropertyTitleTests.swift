import CPentad
import ElementsKit
import Testing

@testable import PentadC

@Suite struct PropertyTitleTests {
  @Test(arguments: ElementProperty.allCases)
  func aPropertysCodeHasItsTitle(_ property: ElementProperty) {
    let title = pentad_elements_property_title(property.code).map { String(cString: $0) }
    #expect(title == property.title)
  }

  @Test func aCodeAfterTheLastHasNone() {
    let next = pentad_elements_property(rawValue: UInt32(ElementProperty.allCases.count))
    #expect(pentad_elements_property_title(next) == nil)
    #expect(pentad_elements_property_title(pentad_elements_property(rawValue: .max)) == nil)
  }
}
