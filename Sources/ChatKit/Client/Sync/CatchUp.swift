import PentadCore

/// Brings one conversation up to the server's newest message.
///
/// What is known to be complete grows by what the server answers alone: a message that was pushed says
/// nothing about the one before it, which may have been lost on the way. So a push is stored where it is,
/// and this closes the gap behind it.
struct CatchUp: Sendable {
  let api: GroupMeAPI
  let store: ChatStore
  let conversation: ConversationKey
  /// The newest message that the server is known to have: a list or a push named it.
  let head: MessageID?

  /// How many messages are asked for at once.
  static let pageSize = 100
  /// More than GroupMe promises and as many as it gives, for a place where a hundred cannot be read.
  static let largestPage = 200
  /// How often a page is asked for again that was overtaken by changes here.
  private static let repetitions = 2
  /// After so many full pages the newest messages are fetched first, and what lies between later.
  static let pagesForward = 5

  /// Fetches what is newer than all that is stored, then what is missing between, the newest first.
  ///
  /// Each page is stored with what it proves in one transaction: killed anywhere, the next run goes on
  /// from there.
  ///
  /// - Parameter floor: what is missing below this one stays so.
  func run(above floor: MessageID = .first) async throws(PentadError) {
    if let top = try await store.spans(of: conversation).top {
      try await forward(from: top.highest)
    } else {
      try await newest()
    }
    try await closeGaps(above: floor)
    try await readGroup()
  }

  /// Reads the newest page again: what was edited, deleted or liked while nobody listened shows in it,
  /// and what is gone from it is gone.
  func readAgain() async throws(PentadError) {
    let known = try await store.spans(of: conversation).top?.highest
    let highest = try await newest()
    if let known, let highest, highest < known {
      try await compare(upTo: known, Self.pageSize)
    }
    try await closeGaps()
    try await readGroup()
  }

  /// Reads one message again; false when the server tells nothing of its place.
  @discardableResult
  func readAgain(_ message: MessageID) async throws(PentadError) -> Bool {
    try await compare(upTo: message, 1)
  }

  /// Fetches the page below all that is stored. Nothing when the oldest message is there.
  func older(_ count: Int) async throws(PentadError) {
    guard let bottom = try await store.spans(of: conversation).spans.first else {
      try await newest()
      return
    }
    guard try await !store.hasOldest(of: conversation) else { return }
    try await page(below: bottom.lowest, count)
    if try await store.spans(of: conversation).spans.first == bottom { throw Self.goesNowhere }
  }

  // MARK: Steps

  private func forward(from top: MessageID) async throws(PentadError) {
    var anchor = top
    for _ in 0..<Self.pagesForward {
      let stored: Ingested
      do throws(PentadError) {
        stored = try await take(.after(anchor), .after(anchor), Self.pageSize)
      } catch  where Self.saysNoSuchAnchor(error) {
        break
      }
      guard let highest = stored.highest else {
        // Of a page that cannot be read nothing says where it ends.
        if stored.count > 0 { break }
        return
      }
      anchor = highest
      // A short page is the last one, unless the server gives fewer than it is asked for.
      if stored.count < stored.limit, head.map({ $0 <= highest }) ?? true { return }
    }
    try await newest()
  }

  /// Fetches the newest messages; the newest of them.
  @discardableResult
  private func newest() async throws(PentadError) -> MessageID? {
    try await take(.newest, .newest, Self.pageSize).highest
  }

  /// Reads a message again that is stored, and those before it: what the server has there says whether it
  /// is gone.
  ///
  /// A server that counts from messages which it has, and no others, says so or nothing, and what is
  /// stored stays.
  ///
  /// - Returns: whether the server told what it has there.
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
    } catch  where Self.saysNoSuchAnchor(error) {
      return false
    }
  }

  private func closeGaps(above floor: MessageID = .first) async throws(PentadError) {
    while let gap = try await store.gaps(in: conversation).last, gap.before > floor {
      try await page(below: gap.before, Self.pageSize)
      guard try await store.gaps(in: conversation).last == gap else { continue }
      // That nothing is below it is not believed of a server that had what is stored there.
      try await page(above: gap.after)
      if try await store.gaps(in: conversation).last == gap { throw Self.goesNowhere }
    }
  }

  private func page(above anchor: MessageID) async throws(PentadError) {
    do throws(PentadError) {
      try await take(.after(anchor), .after(anchor), Self.pageSize)
    } catch  where Self.saysNoSuchAnchor(error) {}
  }

  /// Fetches the page below a message. Where nothing of it can be read, a larger page finds what is below.
  private func page(below anchor: MessageID, _ count: Int) async throws(PentadError) {
    var count = min(max(1, count), Self.pageSize)
    while true {
      let found = try await take(.before(anchor), .before(anchor), count)
      guard found.count > 0, found.lowest == nil, count < Self.largestPage else { return }
      count = count < Self.pageSize ? Self.pageSize : Self.largestPage
    }
  }

  /// Asks for a page and stores it. Where the answer as a whole is cut off or damaged, smaller pages find what
  /// is before the damage.
  ///
  /// - Parameter counts: whether the page is to be stored.
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

  /// Asks for a page and stores it.
  ///
  /// Whether the server knew what was changed here meanwhile, by a push or by the user, the page does not
  /// say: so it is asked for again. Should that go on, what is stored is at least as new as a push; where a
  /// message is not stored for it, the page counts as not read, and this throws.
  ///
  /// Nor does it say whether a pin of which it tells was taken away since: that message is read again, too.
  ///
  /// - Parameter counts: whether the page is to be stored.
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
    guard ingested.doubtful.isEmpty else { throw Self.neverSettles }
    for message in pinned { try await readAgain(message) }
    ingested.limit = count
    return ingested
  }

  /// Reads the group when messages tell of others in it than are stored. When it cannot be read, that is no
  /// reason to read no messages: it stays due.
  private func readGroup() async throws(PentadError) {
    guard case .group(let id) = conversation, try await store.membersDue(of: id) != nil else {
      return
    }
    try? await GroupReading(api: api, store: store).run(id)
  }

  /// It would be asked for ever.
  private static var goesNowhere: PentadError {
    PentadError(.unexpectedAnswer, "the server answers with other messages than it is asked for")
  }

  private static var neverSettles: PentadError {
    PentadError(.unavailable, "messages change faster than they can be read; try again later")
  }

  /// Whether a server refuses to count from a message that was deleted since.
  private static func saysNoSuchAnchor(_ error: PentadError) -> Bool {
    [.messageNotFound, .requestRejected].contains(error.code)
  }
}
