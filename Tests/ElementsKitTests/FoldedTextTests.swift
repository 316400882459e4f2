import PentadCore
import Testing

@testable import ElementsKit

@Suite struct FoldedTextTests {
  @Test func lettersOfLatin1AndExtendedAFoldToTheEnglishAlphabet() throws {
    for value in UInt32(0xC0)...0x17F where value != 0xD7 && value != 0xF7 {
      let scalar = try #require(Unicode.Scalar(value))
      let bytes = FoldedText(String(scalar)).bytes
      #expect(!bytes.isEmpty && bytes.allSatisfy { 0x61...0x7A ~= $0 }, "\(scalar)")
    }
  }

  @Test(arguments: [
    ("  A  b\tC\u{A0}", "a b c"), ("Ægir Œuvre", "aegir oeuvre"), ("Straße", "strasse"),
    ("Þórður", "thordur"), ("Łódź", "lodz"), ("Ångström \u{212B}", "angstrom a"),
    ("ǅ", "dz"), ("Ǻ", "a"), ("ﬃ", "ffi"), ("e\u{0301}\u{0302}", "e"), ("Δ", "δ"), ("", ""),
    ("ŉ", "n"), ("ſ", "s"), ("ĳ", "ij"), ("\u{212A}", "k"),
  ])
  func aTextFoldsToWhatIsCompared(_ text: String, _ folded: String) {
    #expect(String(decoding: FoldedText(text).bytes, as: UTF8.self) == folded)
  }

  @Test func foldingTwiceIsFoldingOnce() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = FoldedText(String(scalar))
      #expect(FoldedText(String(decoding: once.bytes, as: UTF8.self)) == once, "\(value)")
    }
  }

  @Test(arguments: [
    ("iron", "iron", 0), ("irn", "iron", 1), ("irno", "iron", 1), ("iiron", "iron", 1),
    ("ison", "iron", 1), ("rion", "iron", 1), ("noir", "iron", nil), ("", "ab", 2), ("ab", "", 2),
    ("abcd", "badc", 2), ("", "abc", nil), ("ca", "abc", nil),
  ])
  func slipsAreCounted(_ a: String, _ b: String, _ slips: Int?) {
    #expect(EditDistance.between(FoldedText(a), FoldedText(b), atMost: 2) == slips)
  }

  @Test func slipsAreCountedAsBySearchingAllTexts() {
    // Every text over two letters, compared with the texts reachable by one slip at a time.
    let texts = (0...5).flatMap { length in
      (0..<1 << length).map { code in (0..<length).map { code >> $0 & 1 == 0 ? "a" : "b" }.joined()
      }
    }
    for text in texts.prefix(31) {
      for other in texts.prefix(31) {
        let a = FoldedText(text)
        let b = FoldedText(other)
        let distance = EditDistance.between(a, b, atMost: 9)
        #expect(distance == EditDistance.between(b, a, atMost: 9))
        #expect((distance == 0) == (text == other))
        #expect((distance == 1) == OneSlip.texts(from: text).subtracting([text]).contains(other))
        for limit in 0...5 {
          let limited = EditDistance.between(a, b, atMost: limit)
          #expect(limited == distance.flatMap { $0 <= limit ? $0 : nil })
        }
      }
    }
  }
}

/// All texts over the letters a and b that one slip makes.
private enum OneSlip {
  static func texts(from text: String) -> Set<String> {
    let letters = Array(text)
    var found: Set<String> = []
    for place in 0...letters.count {
      let head = String(letters[..<place])
      let tail = letters[place...]
      for letter in ["a", "b"] {
        found.insert(head + letter + tail)
        if !tail.isEmpty { found.insert(head + letter + tail.dropFirst()) }
      }
      if !tail.isEmpty { found.insert(head + tail.dropFirst()) }
      if tail.count > 1 {
        found.insert(head + String([letters[place + 1], letters[place]]) + tail.dropFirst(2))
      }
    }
    return found
  }
}
