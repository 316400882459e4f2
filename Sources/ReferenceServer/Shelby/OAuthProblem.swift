import PentadCore

/// The reason why a request is rejected, in the terms of OAuth Problem Reporting.
struct OAuthProblem: Error, Hashable {
  /// The status: 400 for a malformed request, otherwise 401.
  let status: Int
  /// The problem: `nonce_used`, `signature_invalid`, …
  let word: String

  private init(_ status: Int, _ word: String) { (self.status, self.word) = (status, word) }

  static let parameterAbsent = Self(400, "parameter_absent")
  static let parameterRejected = Self(400, "parameter_rejected")
  static let versionRejected = Self(400, "version_rejected")
  static let methodRejected = Self(400, "signature_method_rejected")
  static let notSigned = Self(401, "parameter_absent")
  static let consumerUnknown = Self(401, "consumer_key_unknown")
  static let tokenRejected = Self(401, "token_rejected")
  static let tokenExpired = Self(401, "token_expired")
  static let timestampRefused = Self(401, "timestamp_refused")
  static let signatureInvalid = Self(401, "signature_invalid")
  static let nonceUsed = Self(401, "nonce_used")
  static let verifierInvalid = Self(401, "verifier_invalid")

  /// The answer: `{"err":"unauthorized: nonce_used"}`, and the problem as a header.
  var response: Response {
    let subject = status == 401 ? "unauthorized" : "bad request"
    var response = Response.shelby(["err": .string("\(subject): \(word)")], status: status)
    response.headers.append(
      ("WWW-Authenticate", "OAuth realm=\"shelby\", oauth_problem=\"\(word)\""))
    return response
  }
}
