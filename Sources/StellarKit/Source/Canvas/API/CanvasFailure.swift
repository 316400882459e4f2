import PentadCore

/// An error answer of Canvas.
///
/// | status | meaning |
/// |---|---|
/// | 401 with `WWW-Authenticate: Bearer` | the token is expired or revoked |
/// | 401 and 403 as JSON | the account may not see or do this: `refused` |
/// | 403 or 429 with `Rate Limit Exceeded` | throttled: `tooManyRequests` |
/// | 404, 410 | gone or hidden: `notFound` |
/// | 408, 504 | `timedOut` |
/// | another status from 400 to 499 | `refused` |
/// | 300 to 399, 5xx, and 401 or 403 as a page | temporary: `serverUnavailable` |
///
/// Canvas answers 401 and 403 as JSON. A web page comes from a proxy, or from a network with a
/// sign-in page of its own (captive portal). So `refused` is always an answer of Canvas itself, and
/// permanent.
struct CanvasFailure: Error {
  let error: PentadError
  /// True if the server rejects the token.
  let rejectsToken: Bool

  /// - Parameter date: the time of the wall clock, in milliseconds since 1970.
  init(_ response: TransportResponse, _ body: [UInt8], date: Int64) {
    let isJSON = body.first { $0 > 0x20 } == UInt8(ascii: "{")
    let text = String(decoding: body.prefix(4_096), as: UTF8.self)
    let scheme = response.headers["WWW-Authenticate"]?.prefix(6).lowercased()
    // A token that lacks the scope of one call remains valid for others.
    let lacksScope = text.contains("nsufficient scope")
    rejectsToken = response.status == 401 && scheme == "bearer" && !lacksScope
    error = response.failure(
      date: date,
      meaning: rejectsToken
        ? (.signInRequired, "the school's Canvas does not accept the access token: sign in again")
        : Self.meaning(response.status, isJSON: isJSON, text))
  }

  private static func meaning(
    _ status: Int, isJSON: Bool, _ text: String
  ) -> (PentadError.Code, String)? {
    switch status {
    case 403 where text.contains("Rate Limit Exceeded"):
      (.tooManyRequests, "too many requests: wait and try again")
    case 401 where text.contains("nsufficient scope"):
      (.refused, "the school's Developer Key does not permit this call")
    case 403 where text.contains("require_initial_post"):
      (.replyRequired, "reply to this announcement first; the other replies are shown then")
    case 401 where isJSON, 403 where isJSON:
      (.refused, "the school's Canvas does not show this to the account")
    case 401, 403:
      (.serverUnavailable, "a page came instead of an answer: check the network's own sign-in")
    case 300...399:
      (.serverUnavailable, "the address redirects: check it, and the network's own sign-in")
    case 404, 410: (.notFound, "the school's Canvas has nothing at this address")
    default: nil
    }
  }

  private init(_ error: PentadError, rejectsToken: Bool) {
    self.error = error
    self.rejectsToken = rejectsToken
  }

  /// Returns the failure with the time to wait, in milliseconds.
  func waiting(_ milliseconds: Int) -> CanvasFailure {
    CanvasFailure(
      PentadError(error.code, error.message, retryAfter: milliseconds), rejectsToken: false)
  }
}
