import PentadCore
import TestSupport
import Testing

@testable import ElementsKit

/// Orbitals, decay chains and isotope patterns.
@Suite struct PictureDiagramTests {
  @Test(arguments: [1, 2, 6, 24, 26, 29, 57, 92, 118], PictureTheme.allCases)
  func orbitalsHaveAnArrowForEachElectron(_ number: Int, _ theme: PictureTheme) throws {
    let element = try AtomicElement(atomicNumber: number)
    let configuration = try #require(element.electronConfiguration)
    let picture = try PictureNode.checked(try element.orbitals(PictureOptions(theme: theme)))
    let arrows = picture.named("path").compactMap { $0.attributes["d"] }
      .reduce(0) { $0 + $1.split(separator: "V").count - 1 }
    #expect(arrows == number)
    for subshell in configuration.subshells {
      let name = "\(subshell.shell)\(subshell.block.rawValue)"
      #expect(
        picture.named("title").contains { $0.text.hasPrefix("\(name): \(subshell.electrons) ") })
    }
    #expect(picture.unreadableTexts(theme == .highContrast ? 7 : 4.5).isEmpty)
  }

  @Test func hundsRuleCountsUnpairedElectrons() throws {
    for (number, unpaired) in [(1, 1), (7, 3), (10, 0), (24, 6), (26, 4), (64, 8)] {
      let picture = try AtomicElement(atomicNumber: number).orbitals()
      #expect(picture.contains("\(unpaired) unpaired electrons"), "\(number)")
    }
  }

  @Test(arguments: ["U-238", "Th-232", "Mo-99", "Tc-99m", "C-14", "Fe-56"], PictureTheme.allCases)
  func chainHasABoxForEachNuclide(_ name: String, _ theme: PictureTheme) throws {
    let chain = try Nuclide(name).decayChain
    let text = try chain.picture(PictureOptions(theme: theme, colouring: .category))
    let picture = try PictureNode.checked(text)
    #expect(picture.named("rect").count == chain.members.count + 1)
    for member in chain.members {
      #expect(picture.named("text").contains { $0.text == member.nuclide.id })
    }
    let places = Set(picture.named("g").compactMap { $0.attributes["transform"] })
    #expect(places.count == chain.members.count)
  }

  @Test(arguments: ["U-238", "Th-232", "U-235", "Np-237", "Ra-226", "Mo-99", "Cf-252"])
  func labelsCoverNeitherBoxesNorEachOther(_ name: String) throws {
    let chain = try Nuclide(name).decayChain
    let picture = try PictureNode.checked(try chain.picture())
    let texts = picture.named("text").filter { $0.attributes["font-weight"] == "normal" }
    // The half-lives are inside the boxes, in coordinates of their own.
    let labels = texts.filter { $0.number("font-size") ?? 0 <= 10 && $0.number("x") != 39 }
    let areas = try labels.map { try area(of: $0) }
    for (index, area) in areas.enumerated() {
      #expect(!areas[..<index].contains(where: area.overlaps), "\(labels[index].text)")
    }
    let boxes = picture.named("g").compactMap { $0.attributes["transform"] }.map { box(at: $0) }
    #expect(boxes.count == chain.members.count)
    for (area, label) in zip(areas, labels) {
      #expect(!boxes.contains(where: area.overlaps), "\(label.text)")
    }
    let decays = chain.members.flatMap(\.branches).filter { $0.share > 0.5 }
    #expect(labels.count >= decays.count / 2)
  }

  private func area(of label: PictureNode) throws -> ChainLabels.Area {
    let (x, baseline) = (try #require(label.number("x")), try #require(label.number("y")))
    let size = try #require(label.number("font-size"))
    let width = TextFit.widthInEms(label.text) * 0.9 * size
    let left =
      switch label.attributes["text-anchor"] {
      case "start": x
      case "end": x - width
      default: x - width / 2
      }
    // Positions are rounded to two decimals.
    return ChainLabels.Area(
      left: left + 0.02, right: left + width - 0.02, top: baseline - 0.8 * size + 0.02,
      bottom: baseline + 0.25 * size - 0.02)
  }

  /// Reads `translate(24 50)`.
  private func box(at transform: String) -> ChainLabels.Area {
    let numbers = transform.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
    return ChainLabels.Area(
      left: numbers[0], right: numbers[0] + 78, top: numbers[1], bottom: numbers[1] + 44)
  }

  @Test func arrowsNameModeAndShare() throws {
    let texts = try PictureNode.checked(try Nuclide("Bi-212").decayChain.picture())
      .named("text").map(\.text)
    #expect(texts.contains { $0.hasPrefix("α ") } && texts.contains { $0.hasPrefix("β− ") })
  }

  @Test func patternHasALineForEachPeak() throws {
    let formula = try Formula("C20H20S4")
    let nominal = try formula.isotopicDistribution().nominal(.relative(1e-3))
    let picture = try PictureNode.checked(try formula.isotopePattern())
    #expect(picture.named("g").count == nominal.peaks.count)
    let resolved = try PictureNode.checked(
      try formula.isotopePattern(resolvingPower: 1e6, charge: 1))
    #expect(resolved.named("g").count > nominal.peaks.count)
    #expect(resolved.named("text").contains { $0.text == "m/z" })
    #expect(picture.named("text").contains { $0.text == "Mass (u)" })
  }

  @Test(arguments: ["H2", "C8H10N4O2", "C60", "C257H383N65O77S6", "Na^+", "SnCl4", "[13C]"])
  func patternsAreWellFormed(_ text: String) throws {
    for theme in PictureTheme.allCases {
      let picture = try PictureNode.checked(
        try Formula(text).isotopePattern(PictureOptions(theme: theme)))
      #expect(picture.unreadableTexts(theme == .highContrast ? 7 : 4.5).isEmpty)
      for line in picture.named("text") {
        let x = try #require(line.number("x"))
        #expect((0...640).contains(x))
      }
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity, 16_384.01])
  func otherWidthsAreInvalid(_ width: Double) throws {
    for draw in [
      { try AtomicElement(atomicNumber: 26).orbitals(width: width) },
      { try Nuclide("U-238").decayChain.picture(width: width) },
      { try Formula("H2O").isotopePattern(width: width) },
    ] as [() throws -> String] {
      #expect {
        try draw()
      } throws: {
        ($0 as? PentadError)?.code == .invalid
      }
    }
  }
}
