import ElementsKit
import PentadCore
import Testing

/// X-ray edges and lines.
@Suite struct XRayTests {
  /// Lines measured by Bearden 1967, in eV: NIST's X-ray transition energies.
  @Test(arguments: [
    (26, "K-L3", 6_403.84), (26, "K-L2", 6_390.84), (29, "K-L3", 8_047.78), (29, "K-L2", 8_027.83),
    (42, "K-L3", 17_479.34), (24, "K-L3", 5_414.72), (47, "K-L3", 22_162.92),
    (79, "L3-M5", 9_713.3),
    (74, "L3-M5", 8_397.6),
  ])
  func lineIsNearTheMeasuredOne(_ number: Int, _ name: String, _ measured: Double) throws {
    let lines = try AtomicElement(atomicNumber: number).xRayLines
    let line = try #require(lines.first { $0.transition == name })
    #expect(abs(line.energy.value - measured) < 4)
    #expect(line.energy.certainty == .calculated && line.energy.unit == "eV")
  }

  @Test func copperHasItsWavelengthAndEdges() throws {
    let copper = try AtomicElement(atomicNumber: 29)
    let alpha = try #require(copper.xRayLines.first { $0.siegbahn == "Ka1" })
    #expect(abs(alpha.wavelength - 1.5406) < 5e-4)
    let edge = try #require(copper.xRayEdges.first)
    #expect(edge.shell == "K" && edge.energy.value == 8_979)
    #expect(abs((edge.fluorescenceYield ?? 0) - 0.44) < 0.01)
  }

  @Test func intensitiesOfAShellSumToOne() throws {
    for number in 3...98 {
      var sums: [Substring: Double] = [:]
      for line in try AtomicElement(atomicNumber: number).xRayLines {
        sums[line.transition.prefix { $0 != "-" }, default: 0] += line.relativeIntensity
      }
      for (shell, sum) in sums { #expect(abs(sum - 1) < 1e-3, "\(number) \(shell)") }
    }
  }

  @Test func listsFallInEnergy() throws {
    for number in 1...118 {
      let element = try AtomicElement(atomicNumber: number)
      let edges = element.xRayEdges.map(\.energy.value)
      #expect(edges == edges.sorted(by: >))
      let lines = element.xRayLines.map(\.energy.value)
      #expect(lines == lines.sorted(by: >))
      #expect(edges.isEmpty == (number > 98) && lines.isEmpty == (number < 3 || number > 98))
    }
  }
}
