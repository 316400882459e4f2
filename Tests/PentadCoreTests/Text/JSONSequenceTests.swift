import PentadCore
import Testing

@Suite struct JSONSequenceTests {
  private func text(_ form: JSONSequence.Form, _ values: [JSONValue]) -> String {
    var sequence = JSONSequence(form)
    return values.map { sequence.text(of: $0) }.joined() + sequence.tail
  }

  @Test func anArrayHasAValueALine() {
    #expect(text(.array, []) == "[]\n")
    #expect(text(.array, [1]) == "[1]\n")
    #expect(text(.array, [1, ["a": "b\n"], nil]) == "[1,\n{\"a\":\"b\\n\"},\nnull]\n")
  }

  @Test func linesAreValues() {
    #expect(text(.lines, []) == "")
    #expect(text(.lines, [1, ["a": "b\n"]]) == "1\n{\"a\":\"b\\n\"}\n")
  }
}
