import Testing

@testable import VideoFeedKit

/// Documents in encodings, and in others than they say.
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

  @Test func theServerCountsMoreThanTheDocument() throws {
    let koi = feed([0xd4], declared: "utf-8")
    #expect(try title(koi, "application/rss+xml; charset=\"KOI8-R\"") == "т")
    #expect(try title(feed([0xe9], declared: "utf-8"), "text/xml;charset=iso-8859-1") == "é")
    #expect(try title(feed(Array("é".utf8), declared: "utf-8"), "text/xml") == "é")
  }

  @Test func whatCannotBeTrueIsPassedOver() throws {
    #expect(try title(feed(Array("é".utf8), declared: "utf-16")) == "é")
    #expect(try title(feed(Array("é".utf8), declared: "x-none")) == "é")
    #expect(try title(feed(Array("é".utf8), declared: "utf-7"), "text/xml; charset=utf-16") == "é")
  }

  @Test func windowsUnderOtherNames() throws {
    let quotes: [UInt8] = [0x93, 0x61, 0xe9, 0x94]
    for declared in ["iso-8859-1", "latin1", "windows-1252", "cp1252"] {
      #expect(try title(feed(quotes, declared: declared)) == "“aé”")
    }
    // Not UTF-8, though nobody says so.
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
