import Testing

@testable import StellarKit

/// Spellings of one code, as schools and people write it.
@Suite struct ClassCodeTests {
  @Test(arguments: [
    ("CS.225", ["CS 225", "cs225", "CS-225", "Cs_225", "CS.225", " C S 225 ", "ＣＳ２２５"]),
    ("COMPSCI.61.A", ["COMPSCI 61A", "compsci61a", "Comp Sci 61-A"]),
    ("15.213", ["15-213", "15.213", "15 213"]), ("01.198.111", ["01:198:111", "01-198-111"]),
    ("ICSCI.31", ["I&C SCI 31", "IC SCI31"]), ("18.06", ["18.06", "18-06"]),
    ("6.C.01", ["6.C01", "6c01", "6.c 01"]), ("CSCIUA.0101", ["CSCI-UA.0101", "csci ua 0101"]),
    ("252.0027.00.L", ["252-0027-00L"]), ("ΦΥΣ.101", ["Φυσ 101", "ΦΥΣ-101"]),
    ("コンピュータ.1", ["コンピュータ 1"]),
  ])
  func spellingsOfOneCodeAreOneKey(_ key: String, _ spellings: [String]) {
    for text in spellings { #expect(ClassCode(text)?.key == key, "\(text)") }
  }

  @Test(arguments: ["", " ", "-", "&/:", "\u{301}", String(repeating: "x", count: 101)])
  func otherTextIsRejected(_ text: String) { #expect(ClassCode(text) == nil) }

  /// MIT's numbers are decimals: another number is another class.
  @Test func numbersThatDifferAreOtherKeys() {
    for (left, right) in [("18.06", "18.6"), ("18.06", "1.806"), ("CS 225", "CS 2 25")] {
      #expect(ClassCode(left)?.key != ClassCode(right)?.key)
    }
  }

  /// Names as schools print them: several numbers in one, letters that mark a number.
  @Test(arguments: [
    ("COS 126 / EGR 126", ["COS.126", "EGR.126"]), ("AAS/ANSC 185", ["AAS.185", "ANSC.185"]),
    ("BENG/BIMM/CSE 182", ["BENG.182", "BIMM.182", "CSE.182"]),
    ("CS 101/102", ["CS.101", "CS.102"]),
    ("15-213/513", ["15.213", "15.513"]), ("COMS W4111", ["COMSW.4111", "COMS.4111"]),
    ("I&C SCI H197", ["ICSCIH.197", "ICSCI.197"]), ("COM SCI M151B", ["COMSCI.151.B"]),
    ("6.002 / 8.003", ["6.002", "8.003"]), ("01:198:011", ["1.198.11"]),
    ("6.001, 6.001 (ESD.02)", ["6.001", "ESD.02"]),
  ])
  func aClassIsFoundUnderAllCodesOfItsName(_ name: String, _ keys: [String]) {
    let found = Samples.make("812", name: name).codes.map(\.key)
    #expect(Set(found).isSuperset(of: keys), "\(found)")
    #expect(Set(found).count == found.count)
  }

  @Test func namesOfManyMegabytesAreReadInTime() {
    for part in ["1.0/", "CS 1,", "A/", "x ", "(", "W1 "] {
      let name = String(repeating: part, count: 1_000_000)
      #expect(Samples.make("1", name: name).codes.count <= 500)
    }
  }
}
