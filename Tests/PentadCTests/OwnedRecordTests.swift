import Testing

@testable import PentadC

private struct Sample: BitwiseCopyable {
  var text: UnsafePointer<CChar>
  var number: Int32
}

extension Owning {
  @Suite struct OwnedRecordTests {
    @Test func aRecordAndWhatItPointsToLiveUntilItsEnd() {
      let before = Handle.count
      let record = OwnedRecord.give { arena in Sample(text: arena.string("text"), number: 7) }
      #expect(Handle.count == before + 1)
      #expect(String(cString: record.pointee.text) == "text")
      #expect(record.pointee.number == 7)
      OwnedRecord.free(record)
      #expect(Handle.count == before)
      OwnedRecord.free(nil as UnsafeMutablePointer<Sample>?)
      #expect(Handle.count == before)
    }

    @Test func recordsOfEverySizeFindTheirOwner() {
      let before = Handle.count
      let byte = OwnedRecord.give { _ in UInt8(3) }
      let wide = OwnedRecord.give { _ in SIMD4<Double>(repeating: 5) }
      #expect(byte.pointee == 3)
      OwnedRecord.free(byte)
      #expect(wide.pointee == SIMD4<Double>(repeating: 5))
      OwnedRecord.free(wide)
      #expect(Handle.count == before)
    }
  }
}
