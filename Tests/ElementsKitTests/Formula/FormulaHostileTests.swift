import ElementsKit
import PentadCore
import TestSupport
import Testing

@Suite struct FormulaHostileTests {
  private static func text(_ pattern: String, bytes: Int) -> [UInt8] {
    Array(String(repeating: pattern, count: bytes / pattern.utf8.count).utf8)
  }

  @Test(arguments: ["(", "(H", "H", "[", "{[(", "9", "H9", "·", "^", "²", "[13C", "H2.2", "\u{0}"])
  func tenMegabytesAreRefusedAtOnce(_ pattern: String) {
    let text = Self.text(pattern, bytes: 10_000_000)
    let admissible = Self.text("H2", bytes: 1 << 16)
    var result: Result<Formula, PentadError>?
    let duration = computingTime { result = Formula.reading(text) }
    guard case .failure(let error) = result else {
      Issue.record("was read")
      return
    }
    #expect(error.code == .formulaTooLarge)
    #expect(error.offset == 1 << 20)
    #expect(duration < computingTime { _ = Formula.reading(admissible) })
  }

  @Test(
    arguments: [
      "(", "(H", "[", "{[(", "9", "H9", "·", "^", "²", "[13C]", "H2.2", "(H)2", "2", "H2·", "H+",
      "H.", "2.5", "CuSO4.5H2O.", "CO2·½", "H₂", "1/2H·", "x", "Hx2", "H_2", "_", "{}^", "H_{2}",
      "<sub>2</sub>", "<sub>", "H<sup>2", "\\mathrm{", "\\mathrm{H}", "&minus;", "$", "H^{2-}_4",
      "+",
      "Fe(I)", "Fe^{III}2", "Ac2", "[Ac]", "H21/2", "(1/2", "H(s)", "H ", " ", "Ｈ２", "Ⅲ", "SO42-·",
      "H 2 ", "H2 ", "H2, ", "(H) ", "H_2_", "H~2~", "~2", "H^2+^", "^I", "CuSO4:5H2O", ":2", "H.2",
      "Fe.33", "FeH.5H2.5", "FeII", "H20·", "[13]C", "C[13]", "(13C)", "Cl3/6H2O", "H•-·", "H(S)",
    ])
  func timeGrowsWithTheTextAlone(_ pattern: String) {
    let text = { Self.text(pattern, bytes: $0) }
    #expect(growsLinearly(over: text) { _ = Formula.reading($0) })
  }

  @Test func manyDistinctNuclidesAreCountedOnceEach() throws {
    let symbols = ["Ag", "Sn", "Xe", "Cs", "Ba", "Hg", "Tl", "Pb"]
    let text = symbols.flatMap { symbol in (130...136).map { "[\($0)\(symbol)]2" } }.joined()
    let known = symbols.reduce(into: 0) { count, symbol in
      for number in 130...136 where (try? Formula("[\(number)\(symbol)]")) != nil { count += 1 }
    }
    #expect(known < 56)
    #expect(throws: PentadError.self) { try Formula(text) }
    let tin = try Formula((100...138).map { "[\($0)Sn]" }.joined() + "(" + "Sn[120Sn])3")
    #expect(tin.composition.count == 40)
    #expect(tin.composition.first { $0.massNumber == 120 }?.count.decimal == "4")
  }

  @Test func depthIsLimitedAndCounted() throws {
    let open = String(repeating: "(", count: 256)
    let close = String(repeating: ")", count: 256)
    #expect(try Formula(open + "H2O" + close) == Formula("H2O"))
    let error = #expect(throws: PentadError.self) { try Formula("(" + open + "H2O" + close + ")") }
    #expect(error?.code == .formulaTooDeep)
    #expect(error?.offset == 256)
  }

  @Test func nestedMultipliersOverflowAsAnError() {
    for digits in ["2", "10", "0.1", "1000000000", "0.3"] {
      let open = String(repeating: "(", count: 100)
      let close = String(repeating: ")" + digits, count: 100)
      let error = #expect(throws: PentadError.self) { try Formula(open + "H" + close) }
      #expect(error?.code == .formulaTooLarge)
    }
  }

  @Test func chargesOverflowAsAnError() {
    let text = "((Na^2147483647-)2147483647)2147483647"
    #expect(throws: PentadError.self) { try Formula(text) }
    #expect(throws: PentadError.self) { try Formula("Na^2147483648+") }
    #expect((try? Formula("Na^2147483647-"))?.charge == -2_147_483_647)
  }

  @Test func manyDenominatorsAreAnErrorNotAWrap() {
    let primes = [3, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71]
    let text = primes.map { "1/\($0)H" }.joined(separator: "·")
    let error = #expect(throws: PentadError.self) { try Formula(text) }
    #expect(error?.code == .formulaTooLarge)
  }

  @Test(arguments: ["", "1"])
  func decimalsWithoutEndAreReadInOnePass(_ last: String) {
    let text = { Array("H0.5".utf8) + Self.text("0", bytes: $0) + Array(last.utf8) }
    var result: Result<Formula, PentadError>?
    #expect(growsLinearly(over: text) { result = Formula.reading($0) })
    switch result {
    case .success(let formula): #expect(last.isEmpty && formula.hill == "H0.5")
    case .failure(let error): #expect(error.code == .formulaTooLarge && error.offset == 1)
    case nil: Issue.record("was not read")
    }
  }

  @Test func emptyBuffersAreEmptyFormulas() {
    let error = #expect(throws: PentadError.self) {
      try Formula(utf8: UnsafeBufferPointer(start: nil, count: 0))
    }
    #expect(error?.code == .formulaEmpty)
    #expect(error?.offset == 0)
  }
}
