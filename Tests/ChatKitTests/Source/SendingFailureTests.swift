import PentadCore
import Testing

@testable import ChatKit

/// The state of a message after a failed send.
@Suite struct SendingFailureTests {
  private static func text(_ code: PentadError.Code, retryAfter: Int? = nil) -> String {
    switch SendingFailure(PentadError(code, "no", retryAfter: retryAfter)) {
    case .later(let wait): "later \(wait ?? 0)"
    case .unknown(let wait): "unknown \(wait ?? 0)"
    case .final: "final"
    case .unauthorized: "unauthorized"
    }
  }

  /// If the transport cannot reach the server, nothing has been sent and nothing is discarded.
  @Test(arguments: [
    PentadError.Code.unavailable, .connectionRefused, .offline, .tooManyRequests, .refused,
    .storeBusy,
  ])
  func unsentIsRetriedLater(_ code: PentadError.Code) {
    #expect(Self.text(code) == "later 0")
  }

  @Test(arguments: [PentadError.Code.unavailable, .tooManyRequests])
  func retryAfterSetsTheWait(_ code: PentadError.Code) {
    #expect(Self.text(code, retryAfter: 9_000) == "later 9000")
    #expect(Self.text(.serverUnavailable, retryAfter: 9_000) == "unknown 9000")
  }

  @Test(arguments: [
    PentadError.Code.serverUnavailable, .timedOut, .decoding, .answerCutOff, .bodyTooLong,
    .cancelled, .closed,
  ])
  func possibleArrivalIsNotResentBlindly(_ code: PentadError.Code) {
    #expect(Self.text(code) == "unknown 0")
  }

  @Test(arguments: [PentadError.Code.notAllowed, .banned, .notFound, .requestRejected])
  func refusalIsFinal(_ code: PentadError.Code) {
    #expect(Self.text(code) == "final")
  }
}
