import Testing

@testable import PentadC

@Suite struct ArenaTests {
  @Test func piecesOfEverySizeStayWhatTheyWere() {
    let arena = Arena()
    var texts: [(String, UnsafePointer<CChar>)] = []
    var numbers: [(Int64, UnsafePointer<Int64>)] = []
    for length in 0..<600 {
      let text = String(repeating: "é", count: length)
      texts.append((text, arena.string(text)))
      let number = arena.record(Int64(length))
      #expect(UInt(bitPattern: number).isMultiple(of: 8))
      numbers.append((Int64(length), number))
    }
    #expect(texts.allSatisfy { String(cString: $0.1) == $0.0 })
    #expect(numbers.allSatisfy { $0.1.pointee == $0.0 })
  }

  @Test func arraysAreCopied() {
    let arena = Arena()
    let array = arena.array([1.5, 2.5, 3.5])
    #expect((0..<3).map { array[$0] } == [1.5, 2.5, 3.5])
    _ = arena.array([] as [Int32])
    #expect(arena.string(nil) == nil)
    #expect(String(cString: arena.string("x")) == "x")
  }
}

extension Owning {
  @Suite struct OwnedStringTests {
    /// C takes a text to end at a NUL: it is a space there, and what follows stays where it was.
    @Test(arguments: [("a\0b", "a b"), ("plain", "plain"), ("", "")])
    func aTextIsWhole(_ text: String, _ seen: String) throws {
      let copy = try #require(giveString(text))
      #expect(String(cString: copy) == seen)
      pentad_string_free(copy)
    }
  }
}
