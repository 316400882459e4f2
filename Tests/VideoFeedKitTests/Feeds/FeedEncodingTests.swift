import Testing

@testable import VideoFeedKit

/// Documents in various encodings, including wrongly declared ones.
@Suite struct FeedEncodingTests {
  private func title(_ bytes: [UInt8], _ type: String? = nil) throws -> String? {
    try FeedReader.read(bytes, contentType: type).title
  }

  private func feed(_ title: [UInt8], declared: String?) -> [UInt8] {
    let declaration = declared.map { "<?xml version=\"1.0\" encoding=\"\($0)\"?>" } ?? ""
    return Array("\(declaration)<rss><channel><title>".utf8) + title
      + Array("</title></channel></rss>".utf8)
  }

  private func wide(_ bytes: [UInt8], bigEndian: Bool) -> [UInt8] {
    bytes.flatMap { bigEndian ? [0, $0] : [$0, 0] }
  }

  @Test func marksCountMost() throws {
    let text = feed(Array("é".utf8), declared: "iso-8859-1")
    #expect(try title([0xef, 0xbb, 0xbf] + text, "text/xml; charset=koi8-r") == "é")
    let plain = feed(Array("x".utf8), declared: "utf-8")
    #expect(try title([0xff, 0xfe] + wide(plain, bigEndian: false)) == "x")
    #expect(try title([0xfe, 0xff] + wide(plain, bigEndian: true)) == "x")
  }

  @Test(arguments: ["utf-16", "utf-8", "iso-8859-1"])
  func wideWithoutMark(_ declared: String) throws {
    let plain = feed(Array("x".utf8), declared: declared)
    #expect(try title(wide(plain, bigEndian: false)) == "x")
    #expect(try title(wide(plain, bigEndian: true)) == "x")
  }

  /// Labels of the Encoding standard that iconv does not know by themselves.
  @Test(
    arguments: [
      (
        "iso-8859-8-i visual logical iso-8859-8-e csISO88598I csiso88598e",
        [0xf9, 0xec, 0xe5, 0xed], "שלום"
      ),
      (
        "iso-8859-6-i iso-8859-6-e csiso88596e csiso88596i", [0xe5, 0xd1, 0xcd, 0xc8, 0xc7], "مرحبا"
      ),
      ("sun_eu_greek", [0xca, 0xe1, 0xeb, 0xe7], "Καλη"),
      ("l9 csisolatin9", [0xa4, 0x20, 0xbd], "€ œ"),
      ("koi koi8 koi8_r KOI8-R", [0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4], "Привет"),
      ("x-mac-roman macintosh", [0x47, 0x72, 0x9f, 0xa7, 0x65], "Grüße"),
      ("x-mac-cyrillic x-mac-ukrainian", [0x8f, 0xf0, 0xe8, 0xe2], "Прив"),
      ("dos-874 windows-874 tis-620", [0xc0, 0xd2, 0xc9, 0xd2], "ภาษา"),
      ("x-cp1250 windows-1250", [0x9f, 0x64, 0x9f], "źdź"),
      ("x-cp1251", [0xcf, 0xf0, 0xe8], "При"),
      ("x-cp1253", [0xca, 0xe1, 0xeb], "Καλ"), ("x-cp1254", [0xf0, 0xfd, 0xfe], "ğış"),
      ("x-cp1255", [0xf9, 0xec], "של"), ("x-cp1256", [0xe3, 0xd1], "مر"),
      ("x-cp1257", [0xed, 0xf2, 0xf0], "ķņš"), ("x-cp1258", [0xf5, 0xfd], "ơư"),
      ("cp819 csISOLatin1 ibm819 iso-ir-100 iso_8859-1:1987", [0x93, 0xfc, 0x94], "“ü”"),
      ("chinese csiso58gb231280 gb_2312-80 iso-ir-58", [0xd6, 0xd0, 0xce, 0xc4], "中文"),
      ("csbig5 big5", [0xa4, 0xa4, 0xa4, 0xe5], "中文"),
      ("x-euc-jp euc-jp", [0xc6, 0xfc, 0xcb, 0xdc, 0xb8, 0xec], "日本語"),
      ("csksc56011987 iso-ir-149 ks_c_5601-1989 ksc5601 ksc_5601", [0xc7, 0xd1, 0xb1, 0xdb], "한글"),
    ] as [(String, [UInt8], String)])
  func labelsMeanWhatTheyMeanToBrowsers(_ labels: String, _ bytes: [UInt8], _ text: String) throws {
    for label in labels.split(separator: " ") {
      #expect(try title(feed(bytes, declared: String(label))) == text, "\(label)")
      let header = feed(bytes, declared: nil)
      #expect(try title(header, "text/xml; charset=\(label)") == text, "\(label)")
    }
    // Some servers write a colon.
    #expect(try title(feed([0xd6, 0xd0], declared: nil), "text/html;charset:gbk;") == "中")
  }

  @Test func halvesOfACharacterAreOne() throws {
    let halves: [UInt8] = [0x41, 0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80, 0x42]
    for declared in ["utf-8", nil] as [String?] {
      let bytes = feed(halves, declared: declared)
      #expect(try title(bytes) == "A😀B")
      let reader = FeedReader()
      for byte in bytes { try reader.read([byte]) }
      #expect(try reader.finish().title == "A😀B")
    }
    // A lone surrogate is invalid.
    let half = try title(feed([0x41, 0xed, 0xa0, 0xbd, 0x42], declared: "utf-8"))
    #expect(half?.hasSuffix("B") == true && half?.contains("😀") == false)
  }

  @Test func theServerCountsMoreThanTheDocument() throws {
    let koi = feed([0xd4], declared: "utf-8")
    #expect(try title(koi, "application/rss+xml; charset=\"KOI8-R\"") == "т")
    #expect(try title(feed([0xe9], declared: "utf-8"), "text/xml;charset=iso-8859-1") == "é")
    #expect(try title(feed(Array("é".utf8), declared: "utf-8"), "text/xml") == "é")
  }

  @Test func impossibleEncodingLabelsAreIgnored() throws {
    #expect(try title(feed(Array("é".utf8), declared: "utf-16")) == "é")
    #expect(try title(feed(Array("é".utf8), declared: "x-none")) == "é")
    #expect(try title(feed(Array("é".utf8), declared: "utf-7"), "text/xml; charset=utf-16") == "é")
  }

  @Test func windowsUnderOtherNames() throws {
    let quotes: [UInt8] = [0x93, 0x61, 0xe9, 0x94]
    for declared in ["iso-8859-1", "latin1", "windows-1252", "cp1252"] {
      #expect(try title(feed(quotes, declared: declared)) == "“aé”")
    }
    // Not UTF-8, although it is not declared as another encoding.
    for declared in ["utf-8", "us-ascii", nil] as [String?] {
      #expect(try title(feed(quotes, declared: declared)) == "“aé”")
    }
  }

  @Test(arguments: [
    ("shift_jis", [0x83, 0x65] as [UInt8], "テ"), ("euc-jp", [0xa5, 0xc6], "テ"),
    ("gb2312", [0xd6, 0xd0], "中"), ("big5", [0xa4, 0xa4], "中"), ("euc-kr", [0xc7, 0xd1], "한"),
    ("windows-1251", [0xd2], "Т"), ("iso-8859-2", [0xb1], "ą"), ("iso-8859-15", [0xa4], "€"),
  ])
  func others(_ name: String, _ bytes: [UInt8], _ text: String) throws {
    #expect(try title(feed(bytes, declared: name)) == text)
    #expect(try title(feed(bytes + [0xff], declared: name))?.first == text.first)
  }

  /// Valid UTF-8 is read as UTF-8, under any declared name.
  @Test(arguments: ["iso-8859-1", "windows-1252", "windows-1251", "koi8-r", "gb2312", "us-ascii"])
  func validUTF8UnderAnotherName(_ name: String) throws {
    for text in ["Grüße aus Köln, é à è", "Привет, мир", "全文搜索", "🙂"] {
      #expect(try title(feed(Array(text.utf8), declared: name)) == text)
      let plain = feed(Array(text.utf8), declared: nil)
      #expect(try title(plain, "text/xml; charset=\(name)") == text)
    }
  }

  @Test func aStrayByteChangesNothing() throws {
    let text = Array("Grüße ".utf8) + [0xe9] + Array(" – Ende".utf8)
    #expect(try title(feed(text, declared: "iso-8859-1")) == "Grüße é – Ende")
    #expect(
      try title(feed(text, declared: "utf-8"), "text/xml; charset=iso-8859-1") == "Grüße é – Ende")
  }

  @Test func impossibleLabelIsReplaced() throws {
    let russian: [UInt8] = [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]
    #expect(
      try title(feed(russian, declared: "windows-1251"), "text/xml; charset=utf-8") == "Привет")
    #expect(
      try title(feed(russian, declared: "utf-8"), "text/xml; charset=windows-1251") == "Привет")
    let japanese: [UInt8] = [0x83, 0x65, 0x83, 0x58, 0x83, 0x67]
    #expect(try title(feed(japanese, declared: "shift_jis"), "text/xml; charset=utf-8") == "テスト")
    #expect(try title(feed(japanese, declared: "shift_jis"), "text/xml; charset=x-none") == "テスト")
    #expect(try title(feed([0xe9], declared: "ibm037"), nil) == "é")
  }

  @Test func theBytesThatDecideMayComeLate() throws {
    let front = String(repeating: "a", count: 100_000)
    let text = Array("\(front) Grüße".utf8)
    #expect(try title(feed(Array("<!--\(front)-->Grüße".utf8), declared: "iso-8859-1")) == "Grüße")
    #expect(try FeedReader.read(feed(text, declared: "latin1")).title?.hasSuffix("…") == true)
    let escaped: [UInt8] = [0x1b, 0x24, 0x42, 0x25, 0x46, 0x1b, 0x28, 0x42]
    #expect(try title(feed(escaped, declared: "iso-2022-jp")) == "テ")
  }

  @Test func damagedBytesAreOneCharacterEach() throws {
    #expect(try title(feed([0x61, 0xc3, 0x62, 0xe2, 0x82], declared: "utf-8")) == "aÃbâ‚")
    #expect(try title(feed([0x61, 0, 0x62], declared: "utf-8")) == "a b")
  }

  @Test func splitAnywhere() throws {
    let text = feed(Array("aé€𝄞".utf8) + [0xe9], declared: nil)
    let padded = text + Array(repeating: 0x20, count: 2_000)
    let long = Array(repeating: UInt8(ascii: " "), count: 1_020) + padded
    for size in 1...5 {
      let reader = FeedReader()
      for start in stride(from: 0, to: long.count, by: size) {
        try reader.read(Array(long[start..<min(start + size, long.count)]))
      }
      #expect(try reader.finish().title == "aé€𝄞é")
    }
  }
}
