import PentadCore
import Testing

@testable import VideoFeedKit

/// The state of an action after a failed send.
@Suite struct ActionFailureTests {
  private static func failure(
    _ code: PentadError.Code, retryAfter: Int? = nil
  ) -> ActionFailure {
    ActionFailure(PentadError(code, "no", retryAfter: retryAfter))
  }

  /// If the transport cannot reach the source, nothing has been sent and nothing is discarded.
  @Test(arguments: [PentadError.Code.unavailable, .connectionRefused, .offline, .tooManyRequests])
  func unsentIsRetriedLater(_ code: PentadError.Code) {
    #expect(Self.failure(code) == .later(after: nil))
  }

  @Test(arguments: [PentadError.Code.unavailable, .tooManyRequests])
  func retryAfterSetsTheWait(_ code: PentadError.Code) {
    #expect(Self.failure(code, retryAfter: 9_000) == .later(after: 9_000))
    #expect(Self.failure(code, retryAfter: 0) == .later(after: ActionFailure.shortestWait))
    #expect(Self.failure(.serverUnavailable, retryAfter: 9_000) == .unknown(after: 9_000))
  }

  @Test(arguments: [
    PentadError.Code.serverUnavailable, .timedOut, .decoding, .answerCutOff, .cancelled, .closed,
  ])
  func possibleArrivalIsNotResentBlindly(_ code: PentadError.Code) {
    #expect(Self.failure(code) == .unknown(after: nil))
  }

  @Test(arguments: [PentadError.Code.refused, .bodyTooLong, .notFound, .actionRefused])
  func refusalIsFinal(_ code: PentadError.Code) {
    #expect(Self.failure(code) == .final)
  }
}
