import PentadCore

extension FeedExchange {
  /// A feed as it came.
  struct Document {
    let feed: ParsedFeed
    /// The hash of all bytes.
    let hash: String

    /// What to send with the next request, and when the feed wants that to be. A document that was cut
    /// off is asked for again in any case.
    func state(of response: TransportResponse) -> FeedState {
      FeedState(
        validators: feed.ending == .cut ? nil : Validators(response), bodyHash: hash,
        newest: FeedTimes(feed).text)
    }
  }

  /// Reads the feed of an answer, a piece at a time.
  func read(_ answer: Answer) async throws(PentadError) -> Document {
    let headers = answer.response.headers
    guard headers["Content-Length"].flatMap({ Int($0) }) ?? 0 <= bodyLimit else { throw tooLarge }
    var limits = FeedLimits.standard
    limits.bytes = bodyLimit
    let reader = FeedReader(
      address: answer.url.string, contentType: headers["Content-Type"], limits: limits)
    var hash = BodyHash()
    try await each(of: answer.response.body) { chunk throws(PentadError) in
      guard chunk.count <= bodyLimit - hash.count else { throw tooLarge }
      hash.add(chunk)
      try reader.read(chunk)
      return true
    }
    let feed = try reader.finish()
    if feed.ending == .cut, feed.entries.isEmpty {
      throw PentadError(.unreadableAnswer, "the feed is cut off before its first entry")
    }
    return Document(feed: feed, hash: hash.text)
  }

  /// The first bytes of an answer, at least so many where there are.
  func head(of answer: Answer, count: Int) async throws(PentadError) -> [UInt8] {
    var bytes: [UInt8] = []
    try await each(of: answer.response.body) { chunk in
      bytes += chunk
      return bytes.count < count
    }
    return bytes
  }

  /// - Parameter body: whether to go on.
  private func each(
    of body: TransportBody, _ take: ([UInt8]) throws(PentadError) -> Bool
  ) async throws(PentadError) {
    var iterator = body.makeAsyncIterator()
    do throws(PentadError) {
      while let chunk = try await iterator.next(), try take(chunk) {}
    } catch  where error.code == .bodyTooLong {
      throw tooLarge
    }
  }

  private var tooLarge: PentadError {
    PentadError(.feedTooLarge, "the feed is longer than \(bodyLimit) bytes")
  }
}
