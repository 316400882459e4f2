import PentadCore
import TestSupport
import Testing

@testable import ElementsKit

@Suite struct PictureCardTests {
  private func element(_ number: Int) throws -> AtomicElement {
    try AtomicElement(atomicNumber: number)
  }

  @Test func theFrontHasTheOriginalsPlaces() throws {
    let front = try PictureNode.checked(try element(26).front())
    let texts = front.named("text")
    #expect(texts.map(\.text) == ["26", "Iron", "Fe"])
    #expect(texts.map { $0.number("font-size") } == [48, 36, 96])
    #expect(texts.map { $0.number("x") } == [10, 128, 128])
    #expect(front.attributes["role"] == "img")
    #expect(front.named("a").isEmpty)
  }

  @Test func backHasFiveLines() throws {
    let iron = try element(26)
    let back = try PictureNode.checked(try iron.back())
    let lines = CardText.backLines(iron, .iupac, .gap)
    #expect(
      lines.map { $0.split(separator: ":").first } == [
        "Atomic Weight", "State", "Period", "Group", "Discovered",
      ])
    #expect(lines[1...3] == ["State: Solid", "Period: 4", "Group: 8"])
    #expect(back.named("text").map(\.text) == ["26", "Fe", "Iron"] + lines + ["View at Wikipedia"])
    let button = try #require(back.named("rect").last)
    #expect(button.number("x") == 11 && button.number("width") == 234)
  }

  @Test func onlyTheButtonOfTheBackIsALink() throws {
    let mercury = try element(80)
    let options = PictureOptions(linksToArticle: true)
    let back = try PictureNode.checked(try mercury.back(options))
    let link = try #require(back.named("a").first)
    #expect(link.attributes["href"] == mercury.wikipediaURL)
    #expect(link.named("text").map(\.text) == ["View at Wikipedia"])
    #expect(back.attributes["role"] == "group")
    let tile = try PictureNode.checked(try mercury.tile(options))
    #expect(tile.named("a").first?.named("text").count == 2)
    for side in CardSide.allCases {
      let reflection = try PictureNode.checked(try mercury.reflection(of: side, options))
      #expect(reflection.named("a").isEmpty)
    }
  }

  @Test func spellingAndPlacementAreFollowed() throws {
    let options = PictureOptions(spelling: .us, groupThree: .lutetiumLawrencium)
    let front = try PictureNode.checked(try element(13).front(options))
    #expect(front.named("text").map(\.text) == ["13", "Aluminum", "Al"])
    let back = try PictureNode.checked(try element(71).back(options))
    #expect(back.named("text").contains { $0.text == "Group: 3" })
    #expect(CardText.backLines(try element(71), .us, .gap)[3] == "Group: -")
  }

  @Test func noTextLeavesTheCard() throws {
    for number in 1...118 {
      for theme in PictureTheme.allCases {
        let options = PictureOptions(theme: theme)
        for svg in [try element(number).front(options), try element(number).back(options)] {
          for text in try PictureNode.checked(svg).named("text") {
            let size = try #require(text.number("font-size"))
            #expect(TextFit.widthInEms(text.text) * size <= 241, "\(text.text)")
            #expect(size >= 8, "\(text.text)")
          }
        }
      }
    }
  }

  @Test func textsAreEscaped() throws {
    let lines = ["<a href='x'>&amp;\"</a>", "]]>", "\u{1}\u{FFFE}", "é 元素"]
    let card = CardPicture(try element(1), PictureOptions(), lines: lines)
    let texts = try PictureNode.checked(card.document(.back, width: 256)).named("text").map(\.text)
    #expect(
      texts[3...6] == ["<a href='x'>&amp;\"</a>", "]]>", "\u{FFFD}\u{FFFD}", "é 元素"])
  }

  @Test func theReflectionIsTheLowestPartMirroredAndFading() throws {
    let svg = try PictureNode.checked(try element(26).reflection(of: .front, width: 512))
    #expect(svg.attributes["viewBox"] == "0 0 256 89.6")
    #expect(svg.number("height") == 179.2)
    let stops = svg.named("stop").map { $0.number("stop-opacity") }
    #expect(stops == [0.5, 0])
    let mirrored = svg.named("g").contains {
      $0.attributes["transform"] == "translate(0 256) scale(1 -1)"
    }
    #expect(mirrored)
    // Nothing is painted outside the mask.
    #expect(svg.children.map(\.name) == ["title", "desc", "linearGradient", "mask", "g"])
    let given = try PictureNode.checked(
      try element(26).reflection(of: .back, width: 100, height: 50, opacity: 1))
    #expect(given.attributes["viewBox"] == "0 0 256 128")
    #expect(given.number("height") == 50)
  }

  @Test(arguments: [-0.1, 1.1, .nan, .infinity])
  func anOpacityOutsideItsRangeIsInvalid(_ opacity: Double) throws {
    #expect(throws: PentadError.self) { try element(1).reflection(opacity: opacity) }
  }

  @Test func extremesOfTheReflectionAreDrawn() throws {
    let least = Double.leastNonzeroMagnitude
    _ = try PictureNode.checked(try element(1).reflection(width: least, height: 16_384))
    _ = try PictureNode.checked(try element(1).reflection(width: 16_384, height: least))
    _ = try PictureNode.checked(try element(1).reflection(fraction: least, opacity: 0))
  }
}
