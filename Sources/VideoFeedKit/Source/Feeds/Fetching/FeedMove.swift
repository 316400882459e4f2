import PentadCore

/// The answers by which a feed says that it has moved for good (301, 308).
///
/// One answer proves little: public networks redirect every request to a page of theirs, and an attacker
/// who holds a server for an hour would have its readers for good. Until a move is due, the feed is asked
/// for at its old address and read where that leads.
struct FeedMove: Hashable, Sendable {
  /// How many answers in a row name the same address before the feed moves.
  static let answers = 3
  /// The shortest time from the first of these answers to the last, in milliseconds: a week.
  static let span: Int64 = 7 * 86_400_000

  /// The address that the answers name.
  let address: String
  /// How many there were, ``answers`` at most.
  let count: Int
  /// When the first of them came, in milliseconds since 1970-01-01 00:00 UTC.
  let since: Int64

  /// The state after an answer; nil when the feed is where it was.
  ///
  /// Another address, and a clock that was set back, begin to count anew. An answer without a permanent
  /// redirect, or with one to where no feed may move, ends it. A failure proves nothing: it is no answer.
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

  /// True when enough answers over enough time have named the address.
  func isDue(at now: Int64) -> Bool {
    let (age, overflow) = now.subtractingReportingOverflow(since)
    return count >= Self.answers && (overflow ? now > since : age >= Self.span)
  }

  /// True of an address of no lower scheme and no narrower scope: a feed never moves from `https` to
  /// `http`, nor into the network around this machine.
  static func allows(_ target: TransportURL, from url: TransportURL) -> Bool {
    (target.scheme == "https" || url.scheme != "https") && target.scope >= url.scope
  }
}
