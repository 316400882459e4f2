import ElementsKit
import PentadCore
import Testing

@Suite struct ElementCardTests {
  @Test func aCardTurnsAndIsLockedMeanwhile() throws {
    let card = ElementCard(try AtomicElement(atomicNumber: 80), table: PeriodicTable())
    #expect(card.side == .front && card.flipperIcon == .list && !card.isFlipping)
    card.flipDidEnd()
    let toBack = try card.flip()
    #expect(toBack.direction == .fromRight && toBack.duration == .milliseconds(750))
    #expect(card.side == .back && card.isFlipping && card.flipperIcon == .tile)
    #expect { try card.flip() } throws: { ($0 as? PentadError)?.code == .conflict }
    #expect(card.side == .back)
    card.flipDidEnd()
    #expect(try card.flip().direction == .fromLeft)
    #expect(card.side == .front)
    #expect(card.wikipediaURL == "https://en.wikipedia.org/wiki/Mercury_(element)")
  }

  @Test func textIsPlacedAsInTheOriginal() throws {
    let us = PeriodicTable(.init(spelling: .us))
    let card = ElementCard(try us.element(symbol: "Al"), table: us)
    let front = card.frontLines.map { "\($0.text) \($0.fontSize) \($0.x),\($0.y) \($0.alignment)" }
    #expect(front == ["13 48 10,0 left", "Aluminum 36 128,78 centre", "Al 96 128,136 centre"])
    let back = card.backLines
    #expect(
      back.prefix(3).map { "\($0.text) \($0.fontSize) \($0.x),\($0.y) \($0.alignment)" }
        == ["13 32 10,5 left", "Al 32 246,5 right", "Aluminum 36 128,50 centre"])
    let facts = back.filter { $0.role == .fact }
    #expect(facts.map(\.y) == [95, 115, 135, 155, 175])
    #expect(facts.allSatisfy { $0.fontSize == 14 && $0.x == 128 })
    let labels = facts.map { String($0.text.prefix { $0 != ":" }) }
    #expect(labels == ["Atomic Weight", "State", "Period", "Group", "Discovered"])
    #expect(card.lines(.front) == card.frontLines && card.lines(.back) == back)
    let button = ElementCard.wikipediaButtonFrame
    #expect([button.x, button.y, button.width, button.height] == [10, 209, 234, 37])
  }

  @Test func everyLineIsOnTheCard() {
    for element in PeriodicTable.shared.elements {
      let card = ElementCard(element)
      for line in card.frontLines + card.backLines {
        #expect(!line.text.isEmpty)
        #expect(0...ElementCard.size ~= line.x && 0...ElementCard.size ~= line.y + line.fontSize)
      }
    }
  }

  @Test func tilesArePlacedAsInTheOriginal() {
    let points = PeriodicTable.shared.elements.map { $0.position().tilePoint }
    #expect(Set(points).count == 118)
    #expect(points.first.map { [$0.x, $0.y] } == [18, 61])
    #expect(points[70].x == 18 * 26 - 8 && points[70].y == 9 * 26 + 35)
  }
}
