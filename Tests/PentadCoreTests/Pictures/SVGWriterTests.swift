import Testing

@testable import PentadCore

@Suite struct SVGWriterTests {
  @Test(arguments: [
    (0, "0"), (-0.001, "0"), (12, "12"), (0.5, "0.5"), (-3.256, "-3.26"), (7.05, "7.05"),
    (89.6, "89.6"), (.nan, "0"), (.infinity, "0"), (1e300, "0"),
  ])
  func coordinatesHaveAtMostTwoDecimals(_ value: Double, _ text: String) {
    #expect(value.svgText == text)
  }
}
