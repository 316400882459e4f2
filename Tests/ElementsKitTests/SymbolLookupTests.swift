import ElementsKit
import PentadCore
import Testing

@Suite struct SymbolLookupTests {
  let table = PeriodicTable()

  @Test func everySymbolFindsItsElement() throws {
    for element in table.elements {
      #expect(try table.element(symbol: element.symbol) == element)
      #expect(try table.element(matching: element.symbol.lowercased()) == element)
      #expect(try table.element(matching: element.symbol.uppercased()) == element)
    }
  }

  @Test func everyTextOfUpToThreeCharactersIsTheSymbolOfOneElementOrNone() {
    let symbols = Set(table.elements.map(\.symbol))
    let alphabet = "@AFZ[`afz{é\0 0".map(String.init)
    for first in alphabet + ["C", "O", "U"] {
      for second in alphabet + ["", "e", "o"] {
        for third in ["", "e", "A", "\0"] {
          let text = first + second + third
          let found = try? table.element(symbol: text)
          #expect((found != nil) == symbols.contains(text), "\(text.debugDescription)")
        }
      }
    }
  }

  @Test(arguments: [
    ("fe", "no element has the symbol \"fe\"; did you mean Fe?"),
    ("Xx", "no element has the symbol \"Xx\""),
    ("", "no element has the symbol \"\""),
    ("Fe\n", "no element has the symbol \"Fe\\n\"; did you mean Fe?"),
  ])
  func theErrorNamesTheSymbolThatWasMeant(_ text: String, _ message: String) {
    #expect(throws: PentadError(.notFound, message)) { try table.element(symbol: text) }
  }

  @Test func numbersAreOneTo118() throws {
    #expect(try (1...118).map { try table.element(number: $0) } == table.elements)
    for number in [0, 119, -1, .max, .min] {
      #expect { try table.element(number: number) } throws: {
        ($0 as? PentadError)?.code == .notFound
      }
    }
  }
}
