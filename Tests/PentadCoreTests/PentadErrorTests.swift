import PentadCore
import Testing

@Suite struct PentadErrorTests {
  @Test func aCoarseCodeMatchesItsFinerOnes() {
    let fine = PentadError.Code(.invalid, detail: 7)
    #expect(PentadError.Code.invalid ~= fine)
    #expect(!(fine ~= PentadError.Code.invalid))
    #expect(fine.coarse == .invalid)
    #expect("\(fine)" == "invalid")
  }

  @Test func anUnknownCodeIsNamedInternal() {
    #expect("\(PentadError.Code(rawValue: 200))" == "internal")
  }
}
