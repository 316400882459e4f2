import PentadCore
import Testing

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("snyc", "sync"), ("tabel", "table"), ("LAHIRI", "lahiri"), ("lahri", "lahiri"),
    ("tru-chitra", "true-chitra"), ("tab", "table"), ("sync", "sync"),
  ])
  func aMistypedWordMeansTheNearestChoice(_ word: String, _ choice: String) {
    let choices = ["table", "lahiri", "true-chitra", "sync", "tile"]
    #expect(EditDistance.nearest(to: word, among: choices) == choice)
  }

  /// Two letters may not differ at all, five in one, more in two.
  @Test(arguments: ["", "xy", "tabxy", "truechitraa-", "t"])
  func aWordLikeNoChoiceMeansNone(_ word: String) {
    #expect(EditDistance.nearest(to: word, among: ["table", "true-chitra", "tile"]) == nil)
  }

  @Test func firstOfEqualChoicesWins() {
    #expect(EditDistance.nearest(to: "lime", among: ["line", "lame"]) == "line")
  }

  @Test func beginningOfSeveralChoicesMeansNone() {
    #expect(EditDistance.nearest(to: "elem", among: ["elements", "elementary"]) == nil)
  }

  @Test func distanceAboveTheLimitIsNil() {
    #expect(EditDistance.between(Array("abc".utf8), Array("acb".utf8), atMost: 1) == 1)
    #expect(EditDistance.between(Array("abc".utf8), Array("xyz".utf8), atMost: 2) == nil)
    #expect(EditDistance.between([], Array("abc".utf8), atMost: 2) == nil)
  }
}
