import PentadCore
import Testing

@testable import VideoFeedKit

/// The stored and reported form of a source's error: its code, with a fixed text.
@Suite struct SourceErrorTests {
  private static func words(_ code: PentadError.Code) -> String {
    PentadError(code, "token=secret").withoutSecrets.message
  }

  @Test func nothingOfTheSourceIsRepeated() {
    let error = PentadError(.serverUnavailable, "token=secret", retryAfter: 9).withoutSecrets
    #expect(error.code == .serverUnavailable && error.retryAfter == 9)
    #expect(!error.message.contains("secret"))
  }

  /// A code's own words come before those of the coarse code that it is one of.
  @Test(arguments: [
    (PentadError.Code.connectionRefused, "nothing responds"), (.tooManyRequests, "too many"),
    (.feedTooLarge, "too long"),
    (.entityRefused, "entities"), (.actionRefused, "from the user"),
    (.videoNotFound, "this video"), (.networkDisabled, "without a network"),
    (.pageInsteadOfFeed, "a web page"), (.signInRequired, "sign in"),
    (.unreadableAnswer, "damaged"), (.unexpectedAnswer, "the requested data"),
  ])
  func aFinerCodeHasItsOwnWords(_ code: PentadError.Code, _ words: String) {
    #expect(Self.words(code).contains(words))
    #expect(Self.words(code) != Self.words(code.coarse))
  }

  @Test(arguments: [
    (PentadError.Code.refused, "check its address"), (.notFound, "nothing was found"),
    (.sourceGone, "nothing was found"), (.offline, "check the network"),
    (.answerCutOff, "cannot be read"), (.serverUnavailable, "try again later"),
    (.storage, "on this machine"),
  ])
  func theRestHasThoseOfItsCoarseCode(_ code: PentadError.Code, _ words: String) {
    #expect(Self.words(code).contains(words))
  }
}
