import PentadCore

extension FeedExchange {
  /// A feed with the hash of its document.
  struct Document {
    let feed: ParsedFeed
    /// The hash of all bytes.
    let hash: String

    /// Returns the state for the next request, with the polling hints of the feed. A truncated
    /// document has no validators, so it is fetched again in any case.
    func state(of response: TransportResponse) -> FeedState {
      FeedState(
        validators: feed.ending == .cut ? nil : Validators(response), bodyHash: hash,
        newest: FeedTimes(feed).text)
    }
  }

  /// Parses the feed of a response, chunk by chunk.
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

  /// Returns the first chunks of a response: at least a number of bytes, or all if there are fewer.
  func head(of answer: Answer, count: Int) async throws(PentadError) -> [UInt8] {
    var bytes: [UInt8] = []
    try await each(of: answer.response.body) { chunk in
      bytes += chunk
      return bytes.count < count
    }
    return bytes
  }

  /// Passes each chunk of a body to `take`, until it returns false.
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
