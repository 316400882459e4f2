import ElementsKit
import Testing

@testable import PentadC

@Suite struct ElementTextsTests {
  /// A search may find its text in nothing that C has no string of.
  @Test(arguments: AtomicElement.Spelling.allCases)
  func `every matched text has a C string`(spelling: AtomicElement.Spelling) {
    let table = PeriodicTable(PeriodicTable.Options(spelling: spelling))
    for element in table.elements {
      let identity = [element.symbol, "\(element.atomicNumber)", element.casNumber, element.name]
      for text in identity + element.otherNames.map(\.text) {
        for match in table.search(text, limit: 118) {
          #expect(
            ElementTexts.shared[match.matchedText].map { String(cString: $0) } == match.matchedText)
        }
      }
    }
  }
}
