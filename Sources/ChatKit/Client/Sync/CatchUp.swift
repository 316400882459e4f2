import PentadCore

/// Fetches the messages of one conversation up to the server's newest one.
///
/// Only server responses extend the spans that are known to be complete. A pushed message proves
/// nothing about the previous message, whose push may have been lost. A push is therefore stored on
/// its own, and this type closes the gap before it.
struct CatchUp: Sendable {
  let api: GroupMeAPI
  let store: ChatStore
  let conversation: ConversationKey
  /// The newest message that the server is known to have, from a list or a push.
  let head: MessageID?

  /// The number of messages requested at once.
  static let pageSize = 100
  /// The page size for a range in which a page of 100 cannot be read. GroupMe documents less, but
  /// returns as many.
  static let largestPage = 200
  /// The number of times that a page is requested again after local changes overtook it.
  private static let repetitions = 2
  /// The number of full pages after which the newest messages are fetched first, and those in
  /// between later.
  static let pagesForward = 5

  /// Fetches the messages that are newer than all stored ones, and then closes the gaps, the newest
  /// first.
  ///
  /// Each page is stored in one transaction together with the range that it proves. After a crash,
  /// the next run resumes from there.
  ///
  /// - Parameter floor: gaps below this message are left open.
  func run(above floor: MessageID = .first) async throws(PentadError) {
    if let top = try await store.spans(of: conversation).top {
      try await forward(from: top.highest)
    } else {
      try await newest()
    }
    try await closeGaps(above: floor)
    try await readGroup()
  }

  /// Reads the newest page again. It detects edits, deletions and reactions that were made while no
  /// push connection was open, and removes messages that the server no longer has.
  func readAgain() async throws(PentadError) {
    let known = try await store.spans(of: conversation).top?.highest
    let highest = try await newest()
    if let known, let highest, highest < known {
      try await compare(upTo: known, Self.pageSize)
    }
    try await closeGaps()
    try await readGroup()
  }

  /// Reads one message again. Returns false if the server returned nothing at its position.
  @discardableResult
  func readAgain(_ message: MessageID) async throws(PentadError) -> Bool {
    try await compare(upTo: message, 1)
  }

  /// Fetches the page below all stored messages. It does nothing if the oldest message is stored.
  func older(_ count: Int) async throws(PentadError) {
    guard let bottom = try await store.spans(of: conversation).spans.first else {
      try await newest()
      return
    }
    guard try await !store.hasOldest(of: conversation) else { return }
    try await page(below: bottom.lowest, count)
    if try await store.spans(of: conversation).spans.first == bottom { throw Self.endlessPaging }
  }

  // MARK: Steps

  private func forward(from top: MessageID) async throws(PentadError) {
    var anchor = top
    for _ in 0..<Self.pagesForward {
      let stored: Ingested
      do throws(PentadError) {
        stored = try await take(.after(anchor), .after(anchor), Self.pageSize)
      } catch  where Self.isMissingAnchor(error) {
        break
      }
      guard let highest = stored.highest else {
        // The end of a page that cannot be read is unknown.
        if stored.count > 0 { break }
        return
      }
      anchor = highest
      // A short page is the last one, unless the server returns fewer messages than requested.
      if stored.count < stored.limit, head.map({ $0 <= highest }) ?? true { return }
    }
    try await newest()
  }

  /// Fetches the newest messages and returns the newest of them.
  @discardableResult
  private func newest() async throws(PentadError) -> MessageID? {
    try await take(.newest, .newest, Self.pageSize).highest
  }

  /// Reads a stored message and those before it again, to find out whether it still exists.
  ///
  /// A server that only counts from existing messages returns an error or nothing. The stored
  /// message is then kept.
  ///
  /// - Returns: true if the server returned messages there.
  @discardableResult
  private func compare(upTo known: MessageID, _ count: Int) async throws(PentadError) -> Bool {
    guard let beyond = known.next else { return false }
    do throws(PentadError) {
      let found = try await take(.before(beyond), .before(beyond), count) {
        page throws(PentadError) in
        let summary = try page.forEach({ _ in })
        return summary.count + summary.unreadable.count > 0
      }
      return found.count > 0
    } catch  where Self.isMissingAnchor(error) {
      return false
    }
  }

  private func closeGaps(above floor: MessageID = .first) async throws(PentadError) {
    while let gap = try await store.gaps(in: conversation).last, gap.before > floor {
      try await page(below: gap.before, Self.pageSize)
      guard try await store.gaps(in: conversation).last == gap else { continue }
      // An empty page below is no proof if the server once had the messages that are stored there.
      try await page(above: gap.after)
      if try await store.gaps(in: conversation).last == gap { throw Self.endlessPaging }
    }
  }

  private func page(above anchor: MessageID) async throws(PentadError) {
    do throws(PentadError) {
      try await take(.after(anchor), .after(anchor), Self.pageSize)
    } catch  where Self.isMissingAnchor(error) {}
  }

  /// Fetches the page below a message. If nothing on it can be read, a larger page finds the
  /// messages below it.
  private func page(below anchor: MessageID, _ count: Int) async throws(PentadError) {
    var count = min(max(1, count), Self.pageSize)
    while true {
      let found = try await take(.before(anchor), .before(anchor), count)
      guard found.count > 0, found.lowest == nil, count < Self.largestPage else { return }
      count = count < Self.pageSize ? Self.pageSize : Self.largestPage
    }
  }

  /// Requests a page and stores it. If the whole response is truncated or damaged, smaller pages
  /// find the messages before the damage.
  ///
  /// - Parameter counts: returns true if the page is to be stored.
  @discardableResult
  private func take(
    _ cursor: MessageCursor, _ rule: IngestRule, _ count: Int,
    if counts: (MessagePage) throws(PentadError) -> Bool = { _ in true }
  ) async throws(PentadError) -> Ingested {
    var count = count
    while true {
      do throws(PentadError) {
        return try await takeWhole(cursor, rule, count, if: counts)
      } catch {
        guard error.code == .unreadableAnswer, count > 1 else { throw error }
        count /= 2
      }
    }
  }

  /// Requests a page and stores it.
  ///
  /// A page does not show whether it contains changes that were made meanwhile by a push or by the
  /// user. Such a page is requested again. After the last repetition, stored data is at least as
  /// new as the pushes. If a message could not be stored for this reason, the page counts as not
  /// read, and this throws.
  ///
  /// A page does not show either whether one of its pins was removed meanwhile, so that message is
  /// read again.
  ///
  /// - Parameter counts: returns true if the page is to be stored.
  private func takeWhole(
    _ cursor: MessageCursor, _ rule: IngestRule, _ count: Int,
    if counts: (MessagePage) throws(PentadError) -> Bool
  ) async throws(PentadError) -> Ingested {
    var ingested = Ingested()
    var pinned: Set<MessageID> = []
    for _ in 0...Self.repetitions {
      let asked = try await store.lastEvent()
      let page = try await api.messagesIndex(conversation, cursor, limit: count)
      guard try counts(page) else { break }
      ingested = try await store.ingest(page, in: conversation, rule, asked: asked)
      pinned.formUnion(ingested.pinned)
      if ingested.overtaken.isEmpty, ingested.doubtful.isEmpty { break }
    }
    guard ingested.doubtful.isEmpty else { throw Self.endlessChanges }
    for message in pinned { try await readAgain(message) }
    ingested.limit = count
    return ingested
  }

  /// Reads the group if messages report members that differ from the stored ones. If it cannot be
  /// read, the messages are still read, and the group stays due.
  private func readGroup() async throws(PentadError) {
    guard case .group(let id) = conversation, try await store.membersDue(of: id) != nil else {
      return
    }
    try? await GroupReading(api: api, store: store).run(id)
  }

  /// The error that prevents an endless loop of requests.
  private static var endlessPaging: PentadError {
    PentadError(.unexpectedAnswer, "the server returned other messages than requested")
  }

  private static var endlessChanges: PentadError {
    PentadError(.unavailable, "messages change faster than they can be read; try again later")
  }

  /// Returns true if a server refuses to count from a message that was deleted meanwhile.
  private static func isMissingAnchor(_ error: PentadError) -> Bool {
    [.messageNotFound, .requestRejected].contains(error.code)
  }
}
