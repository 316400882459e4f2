import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// Numbers of earlier years, out of the words of a description.
@Suite struct FormerNumbersTests {
  @Test(arguments: [
    ("An introduction. Formerly 6.009.", ["6.009"]), ("Formerly 6.009", ["6.009"]),
    ("Formerly 6.009, 6.s08 and 6.C01J.", ["6.009", "6.S08", "6.C01J"]),
    ("(Formerly 6.009)", ["6.009"]), ("Formerly 6.009. See 6.1.", ["6.009"]),
    ("Formerly 6.1 it was. Formerly 6.2.", ["6.2"]), ("Formerly taught as 6.009.", []),
    ("Formerly", []), ("Formerly ", []), ("formerly 6.009", []), ("", []), ("F", []),
    ("Formerly 6.009 Formerly", ["6.009"]), ("Formerly . 6.1", []),
    ("Für Formerly é 6.1", []), ("Formerly \u{0301}6.1", []),
  ])
  func formerNumbersFollowTheLastFormerly(_ text: String, _ numbers: [String]) {
    #expect(FormerNumbers.find(in: text) == numbers)
  }

  @Test func aListOfItsOwnGoesFirst() async throws {
    let text =
      #"{"masterId":"6.1","name":"6.1","description":"Formerly 6.2.","oldNumbers":["6.3"]}"#
    #expect(try await Replies.server("[\(text)]").0.classes(of: "6").value[0].oldNumbers == ["6.3"])
    let alone = text.replacing(#","oldNumbers":["6.3"]"#, with: "")
    #expect(try await Replies.server(alone).0.classInfo("6.1").value.content?.oldNumbers == ["6.2"])
  }
}
