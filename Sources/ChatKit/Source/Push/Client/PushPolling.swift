import PentadCore

/// A session over long-polling: each batch of messages is one HTTP request, and its response
/// contains the Bayeux responses.
///
/// A connect, which the service may hold for a long time, runs in parallel with the other requests,
/// which are sent one after another. Each one completes only after its response has been processed.
final class PushPolling: PushLine {
  private let outbox: AsyncStream<[BayeuxRequest]>.Continuation
  private let work: Task<Void, Never>
  private let connect = Lock<Task<Void, Never>?>(nil)
  private let exchange: Exchange

  init(
    _ number: Int, _ endpoint: TransportURL, by transport: any Transport, _ rules: PushRules,
    _ speaker: PushSpeaker, to mailbox: PushMailbox
  ) {
    let exchange = Exchange(
      number: number, endpoint: endpoint, transport: transport, rules: rules, speaker: speaker,
      mailbox: mailbox)
    let (stream, continuation) = AsyncStream.makeStream(of: [BayeuxRequest].self)
    outbox = continuation
    work = Task { for await requests in stream { await exchange.run(requests) } }
    self.exchange = exchange
  }

  func send(_ requests: [BayeuxRequest]) {
    guard requests.contains(where: \.isHeld) else {
      outbox.yield(requests)
      return
    }
    let task = Task { [exchange] in await exchange.run(requests) }
    connect.withLock { $0 = task }
  }

  func cut() {
    endConnect()
    work.cancel()
  }

  func leave(_ goodbye: BayeuxRequest) {
    endConnect()
    outbox.yield([goodbye])
    outbox.finish()
  }

  private func endConnect() { connect.withLock { $0 }?.cancel() }
}

/// An HTTP request and its response.
private struct Exchange: Sendable {
  let number: Int
  let endpoint: TransportURL
  let transport: any Transport
  let rules: PushRules
  let speaker: PushSpeaker
  let mailbox: PushMailbox

  func run(_ requests: [BayeuxRequest]) async {
    do throws(PentadError) {
      await mailbox.hand(.received(try await answers(to: requests), number))
    } catch {
      mailbox.put(.sendFailed(requests.map(\.id), error, number))
    }
  }

  private func answers(
    to requests: [BayeuxRequest]
  ) async throws(PentadError) -> [BayeuxMessage] {
    var request = TransportRequest(endpoint, method: .post)
    try request.headers.set("Content-Type", "application/json")
    request.body = Array(try await speaker.text(of: requests).utf8)
    request.bodyLimit = PushClient.messageLimit
    let hold = requests.lazy.compactMap(\.hold).max()
    request.deadline = Int(hold.map { $0 + rules.slack } ?? rules.answer)
    if let hold { request.deadlineRule = .replaced(extra: Int(hold)) }
    let response = try await transport.send(request)
    speaker.hear(response.headers)
    guard response.isSuccess else {
      let wait = response.headers.retryAfter(date: speaker.time.date())
      throw Self.refusal(response.status, requests.contains(where: \.needsToken), wait)
    }
    return try BayeuxCodec.messages(await response.body.collect(limit: request.bodyLimit))
  }

  private static func refusal(_ status: Int, _ hadToken: Bool, _ wait: Int?) -> PentadError {
    switch status {
    case 401 where hadToken:
      PentadError(.signInRequired, "the push service did not accept the token")
    case 429:
      PentadError(.tooManyRequests, "the push service received too many requests", retryAfter: wait)
    case 500...599:
      PentadError(
        .serverUnavailable, "the push service cannot answer (\(status))", retryAfter: wait)
    default:
      PentadError(.refused, "the push service answered with status \(status)", retryAfter: wait)
    }
  }
}
