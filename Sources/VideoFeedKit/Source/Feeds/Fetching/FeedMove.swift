import PentadCore

/// The responses in which a feed announces a permanent move (301, 308).
///
/// A single response is weak evidence. Public networks redirect every request to their own page,
/// and an attacker who controls a server for an hour could take over its readers permanently. Until
/// a move is due, the old address is requested and its redirects are followed.
struct FeedMove: Hashable, Sendable {
  /// The number of responses in a row with the same address before the feed moves.
  static let answers = 3
  /// The shortest time from the first of these answers to the last, in milliseconds: a week.
  static let span: Int64 = 7 * 86_400_000

  /// The new address in the responses.
  let address: String
  /// The number of these responses, at most ``answers``.
  let count: Int
  /// The time of the first of them, in milliseconds since 1970-01-01 00:00 UTC.
  let since: Int64

  /// Returns the state after a response; nil if the feed has not moved.
  ///
  /// A different address restarts the count, and so does a clock that was set back. A response
  /// without a permanent redirect, or with one to a forbidden address, resets it. A failed request
  /// changes nothing: it is not a response.
  static func after(
    _ answer: String?, from current: String, known: FeedMove?, at now: Int64
  ) -> FeedMove? {
    guard let answer, let target = try? FeedAddress.request(answer),
      let url = try? FeedAddress.request(current), target.string != url.string,
      allows(target, from: url)
    else { return nil }
    if let known, known.address == target.string, known.since <= now {
      return FeedMove(
        address: known.address, count: min(known.count + 1, answers), since: known.since)
    }
    return FeedMove(address: target.string, count: 1, since: now)
  }

  /// Returns true if enough responses over enough time have given the address.
  func isDue(at now: Int64) -> Bool {
    let (age, overflow) = now.subtractingReportingOverflow(since)
    return count >= Self.answers && (overflow ? now > since : age >= Self.span)
  }

  /// Returns true for a target with no weaker scheme and no narrower scope. A feed never moves from
  /// `https` to `http`, nor into the local network of this machine.
  static func allows(_ target: TransportURL, from url: TransportURL) -> Bool {
    (target.scheme == "https" || url.scheme != "https") && target.scope >= url.scope
  }
}
