import ElementsKit
import Testing

@Suite struct ViewsTests {
  @Test func namesAreInTheOrderOfTheirSpelling() {
    for spelling in AtomicElement.Spelling.allCases {
      let table = PeriodicTable(.init(spelling: spelling))
      let names = table.elements(sortedBy: .name).map(table.displayName(of:))
      #expect(names == names.sorted { $0.lowercased() < $1.lowercased() })
      #expect(names.count == 118)
    }
    let iupac = PeriodicTable().elements(sortedBy: .name).map(\.symbol)
    #expect(iupac.prefix(4) == ["Ac", "Al", "Am", "Sb"])
  }

  @Test func symbolsAreSortedIgnoringCase() {
    let symbols = PeriodicTable().elements(sortedBy: .symbol).map(\.symbol)
    #expect(symbols == symbols.sorted { $0.lowercased() < $1.lowercased() })
    #expect(symbols.prefix(3) == ["Ac", "Ag", "Al"])
  }

  @Test func everyOrderHasEveryElementOnceAndDescendsToo() {
    let table = PeriodicTable()
    for order in [ElementOrder.number, .symbol, .name] {
      #expect(table.elements(sortedBy: order).sorted() == table.elements)
      #expect(
        table.elements(sortedBy: order, descending: true)
          == table.elements(sortedBy: order).reversed())
    }
  }

  @Test(arguments: ElementProperty.allCases, [false, true])
  func valuesAreInOrderAndAbsentOnesLast(_ property: ElementProperty, _ descending: Bool) {
    let table = PeriodicTable()
    let sorted = table.elements(sortedBy: .property(property), descending: descending)
    #expect(sorted.sorted() == table.elements)
    let known = sorted.prefix { $0[property] != nil }
    #expect(sorted.dropFirst(known.count).allSatisfy { $0[property] == nil })
    #expect(Array(sorted.dropFirst(known.count)) == sorted.dropFirst(known.count).sorted())
    for (a, b) in zip(known, known.dropFirst()) {
      guard let first = a[property]?.value, let second = b[property]?.value else { continue }
      #expect(first == second ? a < b : (first < second) != descending)
    }
  }

  @Test func initialLettersLeadToTheirElements() {
    let table = PeriodicTable()
    #expect(String(table.initialLetters) == "ABCDEFGHIKLMNOPRSTUVXYZ")
    #expect(table.initialLetters.flatMap(table.elements(withInitialLetter:)).count == 118)
    let all = table.elements(sortedBy: .name)
    #expect(table.initialLetters.flatMap(table.elements(withInitialLetter:)) == all)
    #expect(table.elements(withInitialLetter: "k").map(\.symbol) == ["Kr"])
    #expect(table.elements(withInitialLetter: "Ķ").map(\.symbol) == ["Kr"])
    #expect(table.elements(withInitialLetter: "e\u{0301}\u{0302}").count == 3)
    for letter in ["J", "Q", "W", "7", "🧪", "鉄", "\n"] as [Character] {
      #expect(table.elements(withInitialLetter: letter).isEmpty)
    }
  }

  @Test func statesAreByName() {
    let table = PeriodicTable()
    #expect(table.elements(in: .liquid).map(\.symbol) == ["Br", "Hg"])
    #expect(ElementState.allCases.flatMap(table.elements(in:)).sorted() == table.elements)
  }
}
