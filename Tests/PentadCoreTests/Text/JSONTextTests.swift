import PentadCore
import Testing

@Suite struct JSONTextTests {
  @Test func scalars() {
    let values: [(JSONValue, String)] = [
      (nil, "null"), (true, "true"), (false, "false"), (0, "0"), (-7, "-7"), (1.0, "1"),
      (0.5, "0.5"), (.number(1e21), "1e+21"), (.number(-0.0), "0"), ("", "\"\""),
      (.integer(.max), "9223372036854775807"), (.integer(.min), "-9223372036854775808"),
      (.number(.nan), "null"), (.number(.infinity), "null"), (.number(-.infinity), "null"),
    ]
    for (value, text) in values {
      #expect(value.text() == text)
      #expect(value.text(sortedKeys: true, pretty: true) == text)
    }
  }

  /// The whole of ASCII, one by one.
  @Test func onlyWhatMustBeEscapedIs() {
    let short: [UInt8: String] = [
      0x08: "\\b", 0x09: "\\t", 0x0a: "\\n", 0x0c: "\\f", 0x0d: "\\r", 0x22: "\\\"", 0x5c: "\\\\",
    ]
    for byte in UInt8(0)...0x7f {
      let character = String(Unicode.Scalar(byte))
      let hex = (byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16)
      let expected = short[byte] ?? (byte < 0x20 ? hex : character)
      #expect(JSONValue.string(character).text() == "\"\(expected)\"")
    }
    let beyond = "é\u{80}\u{2028}\u{feff}अ👩🏽‍🚀/"
    #expect(JSONValue.string(beyond).text() == "\"\(beyond)\"")
  }

  /// The example of RFC 8785, section 3.2.3: order by UTF-16 code units.
  @Test func keysAreSortedByCodeUnits() {
    let names = ["\u{20ac}", "\r", "\u{fb33}", "1", "\u{1f600}", "\u{80}", "\u{f6}"]
    let value = JSONValue.object(names.map { JSONValue.Member($0, 0) })
    let sorted = ["\\r", "1", "\u{80}", "\u{f6}", "\u{20ac}", "\u{1f600}", "\u{fb33}"]
    let text = "{" + sorted.map { "\"\($0)\":0" }.joined(separator: ",") + "}"
    #expect(value.text(sortedKeys: true) == text)
  }

  @Test func keysKeepTheirOrderOtherwise() {
    let value: JSONValue = ["b": 1, "a": ["d": [], "c": [:]], "b": [true, nil, 2.5]]
    #expect(value.text() == #"{"b":1,"a":{"d":[],"c":{}},"b":[true,null,2.5]}"#)
    #expect(value.text(sortedKeys: true) == #"{"a":{"c":{},"d":[]},"b":1,"b":[true,null,2.5]}"#)
  }

  @Test func prettyPutsAValueALine() {
    let value: JSONValue = ["symbol": "Fe", "isotopes": [54, 56], "none": [], "nothing": [:]]
    #expect(
      value.text(pretty: true) == """
        {
          "symbol": "Fe",
          "isotopes": [
            54,
            56
          ],
          "none": [],
          "nothing": {}
        }
        """)
  }

  @Test func appendsToWhatIsThere() {
    var text = Array("data: ".utf8)
    JSONValue.array([1, "a"]).append(to: &text)
    #expect(String(decoding: text, as: UTF8.self) == #"data: [1,"a"]"#)
  }

  @Test func equalityComparesTheParts() {
    let value: JSONValue = ["a": 1, "b": 2]
    #expect(value == ["a": 1, "b": 2])
    #expect(value != ["b": 2, "a": 1])
    #expect(JSONValue.integer(1) != .number(1))
    #expect(Set([value, ["a": 1, "b": 2], nil]).count == 2)
  }
}
