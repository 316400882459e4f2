import PentadCore

extension GroupMeAPI {
  /// Returns the error for a failed response.
  func failure(
    _ response: TransportResponse, about subject: Subject
  ) async throws(PentadError) -> PentadError {
    let body = (try? await response.body.collect(limit: 64 << 10)) ?? []
    return failure(response.status, WireFailure(body), response.headers, about: subject)
  }

  /// Returns the error that the body of a successful response contains; nil if there is none. Only
  /// a short body can contain one.
  func failure(
    in body: [UInt8], _ headers: TransportHeaders, about subject: Subject
  ) -> PentadError? {
    guard body.count < 1_024 else { return nil }
    let failure = WireFailure(body)
    return failure.status.map { self.failure($0, failure, headers, about: subject) }
  }

  private func failure(
    _ status: Int, _ failure: WireFailure, _ headers: TransportHeaders, about subject: Subject
  ) -> PentadError {
    let (code, text) = Self.meaning(status, failure, subject)
    return PentadError(
      code, "\(text) (\(status))", retryAfter: headers.retryAfter(date: time.date()))
  }

  private typealias Meaning = (PentadError.Code, String)

  private static func meaning(
    _ status: Int, _ failure: WireFailure, _ subject: Subject
  ) -> Meaning {
    switch failure.code {
    case 40_102:
      return (
        .deviceVerificationRequired, "GroupMe allows this only on devices that it has verified"
      )
    case 40_121: return (.banned, "GroupMe has banned this user")
    case 42_901: return (.tooManyRequests, "too many requests: wait and try again")
    default: break
    }
    switch status {
    case 400, 405, 406, 410, 411, 413, 414, 415, 422: return rejection(status, failure, subject)
    case 401: return (.signInRequired, "the server does not accept the token: sign in again")
    case 403:
      if case .newMessage = subject, failure.says("ban") {
        return (.banned, "the user has been banned from writing")
      }
      return (.notAllowed, "the user may not do this")
    case 404: return absence(subject)
    case 408, 504: return (.timedOut, "the server took too long")
    case 409:
      if case .newMessage = subject {
        return (.duplicateMessage, "the server has this message already")
      }
      return (.conflict, "something has changed meanwhile: reload and try again")
    case 420, 429: return (.tooManyRequests, "too many requests: wait and try again")
    case 503 where subject.isResults:
      return (.resultsNotReady, "the members are still being added: try again")
    // 402, 418, 451 and all others: a retry would be refused, too.
    case 400..<500: return rejection(status, failure, subject)
    default: return (.serverUnavailable, "the server could not answer: try again later")
    }
  }

  /// Returns the meaning of a refusal that would be repeated for the same request.
  private static func rejection(
    _ status: Int, _ failure: WireFailure, _ subject: Subject
  ) -> Meaning {
    switch subject {
    case .newMessage(let length):
      if length > textLimit {
        return (.textTooLong, "a message must have at most \(textLimit) characters")
      }
      if status == 422 || failure.says("link") {
        return (.linksNotAllowed, "this group does not accept messages with links from the user")
      }
    case .newGroup where failure.says("name is required"):
      return (.groupNameRequired, "a group needs a name")
    case .group, .newGroup:
      if failure.says("too long", "between") {
        return (.textTooLong, "a name or a description is longer than GroupMe allows")
      }
    default: break
    }
    return (.requestRejected, "the server rejected the request as invalid")
  }

  private static func absence(_ subject: Subject) -> Meaning {
    switch subject {
    case .message: (.messageNotFound, "there is no such message")
    case .memberResults:
      (.resultsExpired, "the server no longer has the result of adding the members")
    case .group, .newMessage:
      (.notMember, "there is no such group or conversation, or the user is not in it")
    case .account, .newGroup: (.notFound, "the server does not have this")
    }
  }

  /// The maximum number of characters of a message.
  static let textLimit = 1_000
}

extension GroupMeAPI.Subject {
  fileprivate var isResults: Bool {
    if case .memberResults = self { true } else { false }
  }
}
