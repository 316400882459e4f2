import CPentad
import Testing

@testable import PentadC

/// A record of the library as version 2 knows it; version 1 ended before `third`.
private struct Sample: BitwiseCopyable {
  var first: Int64
  var text: UnsafePointer<CChar>
  var third: Int64
}

extension Owning {
  /// Records of the library that a program made itself, and that were shorter in its version.
  @Suite struct LibraryRecordTests {
    @Test func `a field is read and nothing behind it`() throws {
      let end = try #require(PageEnd())
      let record = try #require(end.zeros(before: \Sample.third))
      record.pointee.first = 1
      #expect(readField(UnsafePointer(record), \.first) == 1)
    }

    @Test func `a text that must not be NULL is found to be NULL`() throws {
      let end = try #require(PageEnd())
      let record = try #require(end.zeros(before: \Sample.third))
      let text = readField(UnsafePointer(record), \.text)
      #expect(text == nil)
    }
  }
}
