/// What a page was asked for, and so what it proves.
enum IngestRule: Hashable, Sendable {
  /// The next messages after an id, the oldest first: all are stored from it to the page's highest.
  /// When there are none, it is the newest message.
  case after(MessageID)
  /// The messages before an id: all are stored from the page's lowest to it. When there are none, and
  /// none are stored there, the conversation begins there.
  case before(MessageID)
  /// The newest messages: all are stored from the page's lowest to its highest. When there are none,
  /// and none are stored, the conversation begins with the next.
  case newest
  /// A message by itself, from the server's REST side, which knows what there is.
  case single
  /// A message by itself, as it was pushed: late, twice and out of order. It says nothing about those
  /// next to it.
  case pushed
}

/// What a page brought.
struct Ingested: Hashable, Sendable {
  /// What it changed.
  var changes = MessageChanges()
  /// Messages that are not stored, for it is not known how they are: pushed although the server did not
  /// have them when their place was read, so that they were deleted since, or came late; or of a page that
  /// was asked for before something was told of them. Their place is a gap until it is read again.
  var doubtful: [MessageID] = []
  /// Messages that were changed here after the server was asked, and of which it says something else: it
  /// may know less, or more. They stay as they are until it is asked again.
  var overtaken: [MessageID] = []
  /// Stored messages of whose pins the page tells, and that it does not have. Of a pin that was taken away
  /// since nobody tells: they are to be read again.
  var pinned: [MessageID] = []
  /// What happened in the conversation, as messages tell that are new here, and no history.
  var news: [SystemEvent] = []
  /// The page's lowest id; nil of an empty page.
  var lowest: MessageID?
  /// The page's highest id.
  var highest: MessageID?
  /// How many messages the page has, those that cannot be read, too.
  var count = 0
  /// How many messages the server was asked for.
  var limit = 0
  /// Messages of the page that cannot be read, and were not noted before.
  var unreadable: [UnreadableItem] = []
}

extension Ingested {
  /// Whether the group or its members are others now, as messages tell.
  var concernsGroup: Bool { news.contains(where: \.concernsGroup) }

  /// Whether a topic of the group came, went or is another now, as messages tell.
  var concernsTopics: Bool { news.contains(where: \.concernsTopics) }
}

extension SystemEvent {
  /// Whether a topic is another after it.
  fileprivate var concernsTopics: Bool {
    if case .unknown(let type, _) = self { type.hasPrefix("group.subgroup_") } else { false }
  }

  /// Whether a group or its members are others after it.
  fileprivate var concernsGroup: Bool {
    switch self {
    case .messageDeleted, .messageUpdated, .messagePinned: false
    // Of a poll or an event of the calendar, say.
    case .unknown(let type, _): type.hasPrefix("group.") || type.hasPrefix("membership.")
    default: true
    }
  }
}

extension IngestRule {
  /// The ids in which no message is missing in the store once the page is in it. Messages stored there
  /// that the page lacks are no longer on the server. Nil when the page proves nothing.
  ///
  /// A page that does not keep to what it was asked for proves only what lies between its ends: one with
  /// messages beyond its cursor, or with the newest first where the next were asked for.
  func proof(lowest: MessageID?, highest: MessageID?, isAscending: Bool) -> MessageSpan? {
    guard let lowest, let highest else {
      switch self {
      case .before(let anchor): return anchor.previous.map { MessageSpan(.first, $0) }
      case .newest: return MessageSpan(.first, .first)
      case .after, .single, .pushed: return nil
      }
    }
    switch self {
    case .after(let anchor):
      guard let start = anchor.next, start <= lowest, isAscending else {
        return MessageSpan(lowest, highest)
      }
      return MessageSpan(start, highest)
    case .before(let anchor):
      guard let end = anchor.previous, highest <= end else { return MessageSpan(lowest, highest) }
      return MessageSpan(lowest, end)
    case .newest: return MessageSpan(lowest, highest)
    case .single, .pushed: return lowest == highest ? MessageSpan(lowest, highest) : nil
    }
  }
}

extension MessageID {
  /// The lowest there can be. A span from here holds the beginning of its conversation.
  static let first = MessageID(rawValue: 0)

  /// The number after this one; nil after the last.
  var next: MessageID? { rawValue < .max ? MessageID(rawValue: rawValue + 1) : nil }

  /// The number before this one; nil before the first.
  var previous: MessageID? { rawValue > 0 ? MessageID(rawValue: rawValue - 1) : nil }
}
