import ChatKit
import Testing

/// Ids of messages as text.
@Suite struct MessageIDTests {
  @Test(arguments: [0, 1, 9, 10, 170_000_000_000_000_001, Int64.max])
  func idsRoundTripAsText(_ number: Int64) {
    let id = MessageID(rawValue: number)
    #expect(MessageID(id.description) == id)
  }

  @Test(arguments: [
    "", "-1", "+1", "01", "00", " 1", "1 ", "1.0", "1e3", "x", "١", "9223372036854775808",
    "99999999999999999999999",
  ])
  func otherTextsAreNotIds(_ text: String) {
    #expect(MessageID(text) == nil)
  }

  @Test func idsAreOrderedAsNumbers() throws {
    let (nine, ten) = (try #require(MessageID("9")), try #require(MessageID("10")))
    #expect(nine < ten)
    #expect([ten, nine].sorted() == [nine, ten])
  }
}
