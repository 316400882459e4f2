import ElementsKit
import Testing

@Suite struct ElementSearchTests {
  let table = PeriodicTable()

  @Test func everyElementIsFoundFirstByItsOwnTexts() {
    for element in table.elements {
      let texts: [(String, ElementMatch.Kind)] = [
        (element.symbol, .symbol), (element.symbol.lowercased(), .symbol),
        ("\(element.atomicNumber)", .number), (element.casNumber, .casNumber),
        (element.name, .name), (" \(element.name.uppercased()) ", .name),
      ]
      for (text, kind) in texts {
        let match = table.search(text).first
        #expect(match?.element == element && match?.kind == kind, "\(text)")
      }
    }
  }

  @Test(arguments: [
    ("Fe", "Fe", ElementMatch.Kind.symbol, "Fe"), ("26", "Fe", .number, "26"),
    ("7439-89-6", "Fe", .casNumber, "7439-89-6"), ("írön", "Fe", .name, "Iron"),
    ("aluminum", "Al", .otherName, "aluminum"), ("uuo", "Og", .otherName, "Uuo"),
    ("alum", "Al", .namePrefix, "Aluminium"), ("sulph", "S", .otherNamePrefix, "sulphur"),
    ("ybden", "Mo", .part, "Molybdenum"), ("irnn", "Fe", .similar, "Iron"),
    ("molibdenun", "Mo", .similar, "Molybdenum"), ("hydrogne", "H", .similar, "Hydrogen"),
  ])
  func firstMatchHasItsKindAndText(
    _ text: String, _ symbol: String, _ kind: ElementMatch.Kind, _ matchedText: String
  ) {
    let match = table.search(text).first
    #expect(match?.element.symbol == symbol)
    #expect(match?.kind == kind)
    #expect(match?.matchedText == matchedText)
  }

  @Test func theShownSpellingIsTheName() {
    let us = PeriodicTable(.init(spelling: .us))
    #expect(us.search("aluminum").first?.kind == .name)
    #expect(us.search("aluminum").first?.matchedText == "Aluminum")
    #expect(us.search("aluminium").first?.kind == .otherName)
    #expect(us.search("iron").first?.matchedText == "Iron")
  }

  @Test func closerMatchesComeFirstThenByName() {
    let closest = table.search("c", limit: 118).filter { $0.kind <= .namePrefix }
    #expect(closest.map(\.element.symbol).prefix(6) == ["C", "Cd", "Cs", "Ca", "Cf", "Ce"])
    for text in ["c", "ium", "on", "lan", "un", "or"] {
      let matches = table.search(text, limit: .max)
      #expect(matches.map(\.kind) == matches.map(\.kind).sorted())
      #expect(Set(matches.map(\.element)).count == matches.count)
      for kind in ElementMatch.Kind.allCases {
        let names = matches.filter { $0.kind == kind }.map { table.displayName(of: $0.element) }
        #expect(names == names.sorted())
      }
      #expect(!matches.contains { $0.kind == .similar })
    }
  }

  @Test func theLimitIsKept() {
    let all = table.search("ium", limit: .max)
    #expect(all.count > 50)
    #expect(table.search("ium").count == 20)
    for limit in 0...all.count + 1 {
      #expect(table.search("ium", limit: limit) == Array(all.prefix(limit)))
    }
    #expect(table.search("ium", limit: -1).isEmpty && table.search("ium", limit: .min).isEmpty)
  }

  @Test(arguments: ["", " ", "xq", "zzzzzzzz", "0", "119", "\0", "鉄"])
  func unmatchedTextsFindNothing(_ text: String) {
    #expect(table.search(text).isEmpty)
  }
}
