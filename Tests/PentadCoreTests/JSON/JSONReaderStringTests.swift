import PentadCore
import Testing

@Suite struct JSONReaderStringTests {
  private func string(_ text: String) throws -> String {
    try readJSON(text) { try $0.string().string }
  }

  @Test func readsTheEscapes() throws {
    let escapes: [(String, String)] = [
      (#"\""#, "\""), (#"\\"#, "\\"), (#"\/"#, "/"), (#"\b"#, "\u{8}"), (#"\f"#, "\u{c}"),
      (#"\n"#, "\n"), (#"\r"#, "\r"), (#"\t"#, "\t"), (#"\u0000"#, "\u{0}"), (#"\u0041"#, "A"),
      (#"\u00e9"#, "é"), (#"\u00E9"#, "é"), (#"\u0905"#, "अ"), (#"\uffff"#, "\u{ffff}"),
      (#"\ud83d\ude00"#, "😀"), (#"\uD83D\uDE00"#, "😀"), (#"\ud800\udc00"#, "\u{10000}"),
      (#"\udbff\udfff"#, "\u{10ffff}"), (#"\r\n"#, "\r\n"), (#"\\u0041"#, #"\u0041"#),
      (#"\\\""#, #"\""#), (#"\n\n\n\n\n\n\n\n\n"#, "\n\n\n\n\n\n\n\n\n"),
    ]
    for (escape, expected) in escapes {
      #expect(try string("\"\(escape)\"") == expected)
      #expect(try string("\"é\(escape)ü\"") == "é\(expected)ü")
    }
  }

  /// Eight bytes are looked at in one: each special byte, at each place, with each number of bytes
  /// behind it.
  @Test func blocksHaveNoBorders() throws {
    let pieces: [(String, String)] = [
      ("", ""), (#"\n"#, "\n"), (#"\""#, "\""), (#"\\"#, "\\"), (#"\u00e9"#, "é"), ("é", "é"),
      (#"\ud83d\ude00"#, "😀"), ("😀", "😀"), ("!", "!"), ("[", "["), ("]", "]"), ("#", "#"),
      ("\u{7f}", "\u{7f}"), (" ", " "), ("\u{a2}\u{dc}", "\u{a2}\u{dc}"),
    ]
    for before in 0...17 {
      for after in 0...17 {
        let (head, tail) = (
          String(repeating: "a", count: before), String(repeating: "b", count: after)
        )
        for (piece, expected) in pieces {
          let text = "\"\(head)\(piece)\(tail)\""
          #expect(try string(text) == head + expected + tail)
          let pair = "{\(text):\(text)}"
          try readJSON(pair) { reader in
            try reader.object { reader, name throws(PentadError) in
              let value = try reader.string()
              #expect(name.string == head + expected + tail)
              #expect(value.string == name.string)
            }
          }
        }
        for control in ["\u{0}", "\u{1f}", "\n"] {
          let error = jsonFault("\"\(head)\(control)\(tail)\"") { try $0.string() }
          #expect(error?.offset == 1 + before)
        }
      }
    }
  }

  /// Every byte and every two bytes, and the borders of the longer sequences, as the standard
  /// library judges them.
  @Test func textIsWellFormedUTF8() {
    var sequences: [[UInt8]] = (0x20...0xff).map { [$0] }
    for first in UInt8(0x80)...0xff {
      for second in UInt8(0x20)...0xff { sequences.append([first, second]) }
    }
    let borders: [UInt8] = [0x2f, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xff]
    for first in UInt8(0xe0)...0xf8 {
      for second in borders {
        for third in borders {
          sequences.append([first, second, third])
          for fourth in borders { sequences.append([first, second, third, fourth]) }
        }
      }
    }
    var wrong: [[UInt8]] = []
    for bytes in sequences where !bytes.contains(0x22) && !bytes.contains(0x5c) {
      let expected = String(validating: bytes, as: UTF8.self)
      let read = try? JSONReader.read([0x22] + bytes + [0x22]) { reader throws(PentadError) in
        try reader.string().string
      }
      if read != expected { wrong.append(bytes) }
    }
    #expect(wrong.isEmpty)
  }

  @Test func aFaultOfTheTextHasItsPlace() throws {
    for before in 0...20 {
      for escape in [[], Array(#"\n"#.utf8)] {
        let head = escape + [UInt8](repeating: 0x61, count: before) + Array("é😀".utf8)
        for bad: [UInt8] in [
          [0x80], [0xc0, 0x80], [0xe0, 0x80, 0x80], [0xf5], [0xed, 0xa0, 0x80],
        ] {
          let text = [0x22] + head + bad + [0x62, 0x22]
          let error = #expect(throws: PentadError.self) {
            try JSONReader.read(text) { reader throws(PentadError) in try reader.skip() }
          }
          #expect(error?.offset == 1 + head.count)
        }
      }
    }
  }

  @Test func hugeStringsAreRead() throws {
    let plain = String(repeating: "0123456789é", count: 200_000)
    #expect(try string("\"\(plain)\"") == plain)
    let lines = String(repeating: "a line of some words\n", count: 100_000)
    #expect(try string(JSONValue.string(lines).text()) == lines)
    let escaped = String(repeating: #"\ud83d\ude00"#, count: 100_000)
    #expect(try string("\"\(escaped)\"") == String(repeating: "😀", count: 100_000))
    _ = jsonFault("\"" + plain) { try $0.string() }
    _ = jsonFault("\"" + escaped) { try $0.string() }
  }
}
