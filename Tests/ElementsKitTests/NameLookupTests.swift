import ElementsKit
import PentadCore
import TestSupport
import Testing

@Suite struct NameLookupTests {
  let table = PeriodicTable()

  @Test func everyNameFindsItsElement() throws {
    for element in table.elements {
      #expect(try table.element(name: element.name) == element)
      #expect(try table.element(name: element.displayName(.iupac)) == element)
      #expect(try table.element(name: element.displayName(.us)) == element)
      #expect(try table.element(matching: element.name) == element)
      #expect(try table.element(matching: element.displayName(.us).uppercased()) == element)
      #expect(try table.element(matching: "\(element.atomicNumber)") == element)
    }
  }

  @Test func everyOtherNameFindsItsElementAndNoOther() throws {
    for element in table.elements {
      for name in element.otherNames {
        #expect(try table.element(matching: name.text) == element, "\(name.text)")
        #expect(try table.element(matching: name.text.lowercased()) == element, "\(name.text)")
      }
    }
  }

  @Test(arguments: [
    ("Fe", 26), ("  fe\t\n", 26), ("IRON", 26), ("iron", 26), ("26", 26), (" 026 ", 26),
    ("２６", 26), ("٢٦", 26), ("Ｆｅ", 26),
    ("Co", 27), ("co", 27), ("CO", 27), ("cO", 27), ("No", 102), ("no", 102), ("NO", 102),
    ("in", 49), ("As", 33), ("I", 53), ("i", 53), ("İ", 53),
    ("aluminium", 13), ("Aluminum", 13), ("alumínio", 0), ("alüminium", 13), ("sulphur", 16),
    ("Sulfur", 16), ("cesium", 55), ("caesium", 55), ("cæsium", 55), ("CÆSIUM", 55),
    ("ırön", 26), ("o\u{0308}smiu\u{0301}m", 76), ("ŁÊÅÐ", 82), ("tin", 50), ("gold", 79),
    ("haßium", 108), ("haẞium", 108), ("ﬂuorine", 9), ("zin\u{200B}c", 30), ("\u{FEFF}zinc", 30),
    ("Uuo", 118), ("uuo", 118), ("Ununoctium", 118), ("og", 118), ("OGANESSON", 118),
    ("D", 0), ("T", 0), ("119", 0), ("0", 0), ("-1", 0), ("26.0", 0), ("Fe2", 0), ("element", 0),
    ("99999999999999999999999999", 0), ("железо", 0), ("鉄", 0), ("\0", 0), ("c\0", 0), ("🧪", 0),
  ])
  func aTextFindsTheElementThatAPersonMeans(_ text: String, _ number: Int) {
    let found = try? table.element(matching: text)
    #expect((found?.atomicNumber ?? 0) == number)
  }

  @Test(arguments: ["IRON", "iRON", " iron", "irn", "ferrum", "Fe", "Íron"])
  func anExactNameIsExact(_ text: String) {
    #expect(throws: PentadError.self) { try table.element(name: text) }
  }

  @Test(arguments: [
    ("irn", "no element matches \"irn\"; did you mean iron?"),
    ("Hydrogne", "no element matches \"Hydrogne\"; did you mean hydrogen?"),
    ("qqqq", "no element matches \"qqqq\""),
  ])
  func theErrorNamesTheElementThatWasMeant(_ text: String, _ message: String) {
    #expect(throws: PentadError(.notFound, message)) { try table.element(matching: text) }
  }

  @Test(arguments: ["", " ", "\u{0301}", "\u{200B}\t"])
  func anEmptyTextIsInvalid(_ text: String) {
    for find in [table.element(matching:), table.element(name:)] as [Find] {
      #expect { try find(text) } throws: { ($0 as? PentadError)?.code == .invalid }
    }
  }

  @Test func aTextOfTenMegabytesIsRefusedAtOnce() {
    let long = String(repeating: "é", count: 5_000_000)
    let accents = "e" + String(repeating: "\u{0301}", count: 5_000_000)
    func look(for texts: [String]) {
      for text in texts {
        #expect(throws: PentadError.self) { try table.element(symbol: text) }
        #expect(throws: PentadError.self) { try table.element(name: text) }
        #expect(throws: PentadError.self) { try table.element(matching: text) }
        #expect(table.search(text).isEmpty)
      }
    }
    let longest = String(repeating: "é", count: 128)
    let duration = computingTime { look(for: [longest, longest]) }
    #expect(computingTime { look(for: [long, accents]) } < duration * 10)
  }

  @Test func the256thByteIsTheLast() {
    let longest = String(repeating: "x", count: 256)
    for (text, code) in [(longest, PentadError.Code.notFound), (longest + "x", .invalid)] {
      #expect { try table.element(matching: text) } throws: { error in
        guard let error = error as? PentadError else { return false }
        return error.code == code && error.message.utf8.count < 200
      }
    }
  }

  private typealias Find = (String) throws(PentadError) -> AtomicElement
}
