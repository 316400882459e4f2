import PentadCore
import Testing

@Suite struct JSONRepairTests {
  private static func repaired(_ text: String) -> String? {
    JSONRepair.document(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    (#"{"a":"cut \ud83d"}"#, #"{"a":"cut �"}"#), (#"{"a":"\ude00\ud83d"}"#, #"{"a":"��"}"#),
    (#"{"a":"\ud83d\ude00"}"#, #"{"a":"\ud83d\ude00"}"#),
    ("{\"a\":\"\u{1}\n\u{0}\"}", #"{"a":"\u0001\u000a�"}"#), (#"{"a":"\u0000"}"#, #"{"a":"�"}"#),
    (#"{"a":"\x\q\u12"}"#, #"{"a":"xqu12"}"#),
    (
      #"{"a":NaN,"b":-Infinity,"c":01,"d":+1,"e":1.5e3}"#,
      #"{"a":null,"b":null,"c":null,"d":null,"e":1.5e3}"#
    ),
    (#"[1,,2,]"#, "[1,2]"), (#"{"a":[1,2}"#, #"{"a":[1,2]}"#), (#"{"a":}"#, #"{"a":null}"#),
    (#"{"a":1}} <!-- 3 ms -->"#, #"{"a":1}"#), ("\u{feff}[]", "[]"), (" { } ", "{}"),
  ])
  func `a damaged text becomes the JSON that it was`(text: String, repaired: String) {
    #expect(Self.repaired(text) == repaired)
  }

  /// A list that ends too early would be believed.
  @Test(arguments: [#"{"a":[}"#, #"{"a":[1,2}"#, "[1,,2]", "[1,2,]", "[] []", #"{"a":}}"#])
  func `a wrong structure stays unread where that is asked for`(text: String) {
    #expect(JSONRepair.document(Array(text.utf8), structure: false) == nil)
    let damaged = Array("[\"\u{1}\"]".utf8)
    #expect(JSONRepair.document(damaged, structure: false) == Array(#"["\u0001"]"#.utf8))
  }

  @Test func `bytes that are no UTF-8 become replacement characters`() {
    let text: [UInt8] = Array(#"{"a":"a"#.utf8) + [0xff, 0xed, 0xa0, 0xbd] + Array(#"b"}"#.utf8)
    let repaired = JSONRepair.document(text).map { String(decoding: $0, as: UTF8.self) }
    #expect(repaired == #"{"a":"a����b"}"#)
  }

  @Test(arguments: ["", "<html>", "null", "[1,2", #"{"a":"b"#, #"{"a":"\"#, "]", "hello"])
  func `a text that is cut off or is no JSON stays unread`(text: String) {
    #expect(Self.repaired(text) == nil)
  }

  @Test(.timeLimit(.minutes(15)), arguments: ["[", "]", "[}", "{\"a\":[", "\\", "\"", ",", "[]"])
  func `the time is linear in the length`(part: String) {
    let text = "[" + String(repeating: part, count: 500_000)
    _ = Self.repaired(text)
    _ = Self.repaired(text + String(repeating: "]", count: 500_000))
  }

  @Test func `one damaged item costs no other`() throws {
    let text = #"[1, 2.5, "3", nul, [[4]], , {"a":"\ud800"} {"a": 5}, 6,]"#
    var numbers: [Int64] = []
    var unreadable: [String] = []
    try JSONReader.readAnswerOnce(Array(text.utf8)) { reader throws(PentadError) in
      var number: Int64 = 0
      try reader.items(
        { reader throws(PentadError) in
          number = 0
          guard try reader.peek() == .object else {
            number = try reader.integer()
            return
          }
          try reader.object { reader, _ throws(PentadError) in
            if try reader.peek() == .number {
              number = try reader.integer()
            } else {
              try reader.skip()
            }
          }
        },
        taken: { numbers.append(number) },
        unreadable: { unreadable.append(String(decoding: $0.raw, as: UTF8.self)) })
    }
    #expect(numbers == [1, 0, 5, 6])
    #expect(unreadable == ["2.5", "\"3\"", "nul", "[[4]]"])
  }

  @Test func `an unreadable item reports its number`() throws {
    let text =
      #"[{"x":{"id":7},"id":"12","deep":\#(String(repeating: "[", count: 300))1\#(String(repeating: "]", count: 300))}]"#
    var ids: [Int64?] = []
    try JSONReader.readAnswerOnce(Array(text.utf8)) { reader throws(PentadError) in
      try reader.items(
        { reader throws(PentadError) in try reader.skip() }, taken: {},
        unreadable: { ids.append($0.number("id")) })
    }
    #expect(ids == [12])
  }
}
