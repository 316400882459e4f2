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

  /// The coarse code alone distinguishes transient errors from permanent ones.
  @Test func aConnectionThatWasRefusedIsUnavailable() {
    #expect(PentadError.Code.unavailable ~= .connectionRefused)
    #expect(!(PentadError.Code.refused ~= .connectionRefused))
    #expect(PentadError.Code.refused ~= .bodyTooLong)
  }

  @Test(
    arguments: [
      (.closed, false), (.suspended, false), (.cancelled, false), (.storage, true),
      (.timedOut, true),
    ] as [(PentadError.Code, Bool)])
  func closedAndCancelledAreNotFailures(code: PentadError.Code, isFailure: Bool) {
    #expect(PentadError(code, "").isFailure == isFailure)
  }

  @Test func anUnknownCodeIsNamedInternal() {
    #expect("\(PentadError.Code(rawValue: 200))" == "internal")
  }
}
