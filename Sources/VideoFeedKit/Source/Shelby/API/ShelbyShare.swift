import PentadCore

/// Shares a video on a server, at most once over all attempts, as far as the server makes this
/// detectable.
///
/// All attempts are signed with the same nonce and timestamp. A server that remembers the nonce
/// rejects the second attempt, which proves that the first has arrived. Servers need not remember a
/// nonce for longer than ``window``, and they remember it per token. After that time, or after
/// another sign-in, the result is unknown.
struct ShelbyShare {
  /// The time for which a nonce can be reused, in seconds.
  static let window: Int64 = 300

  private let api: ShelbyAPI
  private let action: SourceAction
  private let request: TransportRequest

  /// - Throws: ``PentadCore/PentadError/Code/videoNotFound`` when there is no broadcast to share,
  ///   ``PentadCore/PentadError/Code/recipientMissing`` for a mail without a recipient.
  init(_ api: ShelbyAPI, _ draft: ShareDraft, _ action: SourceAction) throws(PentadError) {
    let ids = action.broadcasts.map(\.id)
    guard let broadcast = draft.broadcast.flatMap({ ids.contains($0) ? $0 : nil }) ?? ids.first
    else { throw PentadError(.videoNotFound, "no user has shared this video on the server") }
    if draft.destinations.contains(.email), draft.recipients.isEmpty {
      throw PentadError(.recipientMissing, "a mail needs at least one address")
    }
    var form = OAuth1Form([
      ("destination", draft.destinations.map(\.rawValue).joined(separator: ",")),
      ("broadcast_id", broadcast.id), ("comment", draft.text),
    ])
    if !draft.recipients.isEmpty { form.add("to", draft.recipients.joined(separator: ",")) }
    var request = TransportRequest(try api.url("socializations.json"), method: .post)
    try request.set(form: form)
    self.api = api
    self.action = action
    self.request = request
  }

  func perform() async throws(PentadError) {
    let session = try await api.session()
    guard isFresh, session.since <= action.token.timestamp else {
      return try await performWithNewNonce()
    }
    let answer = try await send(session, action.token)
    guard answer.status == 401 || ShelbyFailure(answer).isAboutNonce else {
      return try check(answer)
    }
    // No earlier attempt can have arrived, so the rejection concerns the clock or the user.
    guard action.mayHaveArrived else { return try await performWithNewNonce() }
    // A server need not give the reason. If it accepts another request, the nonce was rejected.
    if !ShelbyFailure(answer).isAboutNonce { try await checkUser() }
    if !isFresh { throw unknown }
  }

  /// Checks the user with another request. If the server denies that request, it proves nothing
  /// about the share, which is retried later.
  private func checkUser() async throws(PentadError) {
    do throws(PentadError) {
      _ = try await api.user()
    } catch  where [.refused, .notFound].contains(error.code.coarse) {
      throw PentadError(
        .serverUnavailable, "the server does not report whether this was already shared",
        retryAfter: error.retryAfter)
    }
  }

  /// Sends the share with a new nonce, which later attempts cannot repeat.
  private func performWithNewNonce() async throws(PentadError) {
    if action.mayHaveArrived { throw unknown }
    do throws(PentadError) {
      try check(try await send(try await api.session(), nil))
    } catch  where Self.mayHaveArrived(error) {
      throw unknown
    }
  }

  private func send(
    _ session: ShelbySession, _ token: ActionToken?
  ) async throws(PentadError) -> ShelbyExchange.Answer {
    try await api.exchange.send(
      request, .init(signer: session.signer(of: .post), token: token))
  }

  private func check(_ answer: ShelbyExchange.Answer) throws(PentadError) {
    guard answer.isSuccess else {
      throw ShelbyFailure(answer).error(about: .action, date: api.exchange.date)
    }
    try ShelbyAnswer.checkDone(answer.body)
  }

  private var isFresh: Bool {
    let now = api.exchange.now
    return (now - Self.window...now + Self.window).contains(action.token.timestamp)
  }

  private var unknown: PentadError {
    PentadError(.deliveryUnknown, "it is unknown whether this was already shared")
  }

  private static func mayHaveArrived(_ error: PentadError) -> Bool {
    switch error.code {
    case .timedOut, .decoding, .cancelled, .closed, .serverUnavailable: true
    default: false
    }
  }
}
