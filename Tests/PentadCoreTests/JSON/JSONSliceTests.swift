import PentadCore
import Testing

@Suite struct JSONSliceTests {
  private func withSlice<Value>(_ text: String, _ body: (JSONSlice) throws -> Value) throws -> Value
  {
    try readJSON(JSONValue.string(text).text()) { try body($0.string()) }
  }

  @Test func equalsTheSameBytesOnly() throws {
    #expect(try withSlice("") { $0.equals("") })
    #expect(try withSlice("") { !$0.equals("a") })
    #expect(try withSlice("group_id") { $0.equals("group_id") })
    #expect(try withSlice("group_id") { !$0.equals("group_ie") })
    #expect(try withSlice("group_id") { !$0.equals("group_i") })
    #expect(try withSlice("group_id") { !$0.equals("group_id_") })
    #expect(try withSlice("Group_id") { !$0.equals("group_id") })
    // The same character, but different bytes.
    #expect(try withSlice("e\u{301}") { !$0.equals("é") })
    #expect(try withSlice("a\u{0}b") { $0.equals("a\u{0}b") && !$0.equals("a") })
    #expect(try withSlice("line\n") { $0.equals("line\n") })
  }

  @Test func aSwitchNamesTexts() throws {
    func number(_ text: String) throws -> Int {
      try withSlice(text) { slice in
        switch slice {
        case "one": 1
        case "two", "zwei": 2
        default: 0
        }
      }
    }
    #expect(try ["one", "two", "zwei", "three", ""].map(number) == [1, 2, 2, 0, 0])
  }

  @Test(
    arguments: [
      ("0", 0), ("7", 7), ("170000414886256382", 170_000_414_886_256_382),
      ("9223372036854775807", .max), ("9223372036854775808", nil), ("99999999999999999999", nil),
      ("18446744073709551617", nil), ("", nil), ("-1", nil), ("+1", nil), ("00", nil), ("01", nil),
      ("1 ", nil), (" 1", nil), ("1.0", nil), ("1e1", nil), ("a", nil), ("1a", nil), ("１", nil),
    ] as [(String, Int64?)])
  func decimalIsTheOneFormOfANumber(_ text: String, _ number: Int64?) throws {
    #expect(try withSlice(text) { $0.decimal } == number)
  }

  @Test(arguments: [
    ("[]", true), ("[ \n\t]", true), ("null", true), ("[0]", false), ("[[]]", false),
    ("{}", false), (#""x""#, false), ("0", false), ("[{}]", false), ("[null]", false),
  ])
  func listsCanBeEmpty(_ text: String, _ isEmpty: Bool) throws {
    #expect(try readJSON(text) { try $0.raw().isEmptyList } == isEmpty)
  }

  @Test func emptyTextIsNotAnEmptyList() throws {
    #expect(try withSlice("") { !$0.isEmptyList })
  }

  @Test func sliceCanBorrowForeignBytes() throws {
    Array("abc".utf8).withUnsafeBufferPointer { bytes in
      #expect(JSONSlice(bytes)?.string == "abc")
    }
    #expect(JSONSlice(UnsafeBufferPointer(start: nil, count: 0))?.count == nil)
  }

  @Test func lendsItsBytes() throws {
    #expect(try withSlice("é\n") { Array($0.bytes) } == Array("é\n".utf8))
    #expect(try withSlice("") { $0.bytes.baseAddress != nil && $0.bytes.isEmpty })
    #expect(try withSlice("é\n") { $0.count } == 3)
  }
}
