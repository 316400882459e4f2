import PentadCore
import TestSupport
import Testing

@Suite struct ECMAScriptNumberTests {
  /// RFC 8785, appendix B.
  @Test(
    arguments: [
      (0x0000_0000_0000_0000, "0"), (0x8000_0000_0000_0000, "0"),
      (0x0000_0000_0000_0001, "5e-324"), (0x8000_0000_0000_0001, "-5e-324"),
      (0x7fef_ffff_ffff_ffff, "1.7976931348623157e+308"),
      (0xffef_ffff_ffff_ffff, "-1.7976931348623157e+308"),
      (0x4340_0000_0000_0000, "9007199254740992"), (0xc340_0000_0000_0000, "-9007199254740992"),
      (0x4430_0000_0000_0000, "295147905179352830000"),
      (0x44b5_2d02_c7e1_4af5, "9.999999999999997e+22"), (0x44b5_2d02_c7e1_4af6, "1e+23"),
      (0x44b5_2d02_c7e1_4af7, "1.0000000000000001e+23"),
      (0x444b_1ae4_d6e2_ef4e, "999999999999999700000"),
      (0x444b_1ae4_d6e2_ef4f, "999999999999999900000"), (0x444b_1ae4_d6e2_ef50, "1e+21"),
      (0x3eb0_c6f7_a0b5_ed8c, "9.999999999999997e-7"), (0x3eb0_c6f7_a0b5_ed8d, "0.000001"),
      (0x41b3_de43_5555_5553, "333333333.3333332"), (0x41b3_de43_5555_5554, "333333333.33333325"),
      (0x41b3_de43_5555_5555, "333333333.3333333"), (0x41b3_de43_5555_5556, "333333333.3333334"),
      (0x41b3_de43_5555_5557, "333333333.33333343"),
      (0xbecb_f647_612f_3696, "-0.0000033333333333333333"),
      (0x4314_3ff3_c1cb_0959, "1424953923781206.2"),
      (0x7fff_ffff_ffff_ffff, "NaN"), (0x7ff0_0000_0000_0000, "Infinity"),
      (0xfff0_0000_0000_0000, "-Infinity"),
    ] as [(UInt64, String)])
  func theTableOfTheStandard(bits: UInt64, text: String) {
    #expect(Double(bitPattern: bits).ecmaScriptDescription == text)
  }

  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (10, "10"), (100_000, "100000"),
      (0.1, "0.1"), (-0.5, "-0.5"), (0.1 + 0.2, "0.30000000000000004"), (4.35, "4.35"),
      (123.456, "123.456"), (1e-6, "0.000001"), (1e-7, "1e-7"), (-1e-7, "-1e-7"),
      (1.5e-7, "1.5e-7"), (0.000123, "0.000123"), (1e16, "10000000000000000"),
      (1.5e16, "15000000000000000"), (123_456_789_012_345_683_968, "123456789012345680000"),
      (1e20, "100000000000000000000"), (1e21, "1e+21"), (-1.25e21, "-1.25e+21"),
      (1e22, "1e+22"), (1e100, "1e+100"), (.leastNonzeroMagnitude, "5e-324"),
      (2.2250738585072014e-308, "2.2250738585072014e-308"),
      (1.7976931348623157e308, "1.7976931348623157e+308"),
      (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_994, "9007199254740994"),
      (18_014_398_509_481_984, "18014398509481984"),
      (-9_223_372_036_854_775_808, "-9223372036854776000"), (.nan, "NaN"),
    ] as [(Double, String)])
  func aTableOfKnownResults(number: Double, text: String) {
    #expect(number.ecmaScriptDescription == text)
  }

  @Test func everyPowerOfTenHasTheFormOfItsSize() {
    for exponent in -30...30 {
      guard let number = Double("1e\(exponent)") else { continue }
      let expected =
        switch exponent {
        case 21...: "1e+\(exponent)"
        case 0...20: "1" + String(repeating: "0", count: exponent)
        case -6 ... -1: "0." + String(repeating: "0", count: -exponent - 1) + "1"
        default: "1e\(exponent)"
        }
      #expect(number.ecmaScriptDescription == expected)
    }
  }

  @Test func randomNumbersComeBack() {
    var random = SplitMix64(seed: 20_260_101)
    for _ in 0..<10_000 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      let text = number.ecmaScriptDescription
      #expect(Double(text) == number, "\(text)")
      #expect(text.utf8.filter { (0x30...0x39).contains($0) }.count <= 24)
      let whole = (number.significand * 1e6).rounded()
      #expect(Double(whole.ecmaScriptDescription) == whole)
    }
  }

  @Test func appendsToWhatIsThere() {
    var text = Array("x=".utf8)
    (-12.5).appendECMAScript(to: &text)
    Double(42).appendECMAScript(to: &text)
    #expect(String(decoding: text, as: UTF8.self) == "x=-12.542")
  }
}
