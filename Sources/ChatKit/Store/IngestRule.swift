/// The request for a page, which determines the span that the page proves.
enum IngestRule: Hashable, Sendable {
  /// The next messages after an id, the oldest first. The page proves the range from this id to its
  /// highest id. If it is empty, the id is the newest message.
  case after(MessageID)
  /// The messages before an id. The page proves the range from its lowest id to this id. If it is
  /// empty and nothing is stored there, the conversation begins at this id.
  case before(MessageID)
  /// The newest messages. The page proves the range from its lowest to its highest id. If it is
  /// empty and nothing is stored, the conversation begins with the next message.
  case newest
  /// A single message from the REST API, which has the current state.
  case single
  /// A single pushed message, possibly late, duplicate or out of order. It proves nothing about
  /// adjacent messages.
  case pushed
}

/// The result of storing a page.
struct Ingested: Hashable, Sendable {
  /// The changes.
  var changes = MessageChanges()
  /// The messages that were not stored because their current state is unknown. Either they were
  /// pushed, although the server did not have them when their range was read, and so were deleted
  /// since or came late. Or their page was requested before they changed. Their positions are gaps
  /// until they are read again.
  var doubtful: [MessageID] = []
  /// The messages that changed locally after the request and differ from the response, which may be
  /// older or newer. They keep their state until they are requested again.
  var overtaken: [MessageID] = []
  /// The stored messages whose pins are reported by the page, but that are not on it. Removed pins
  /// are not reported, so these messages must be read again.
  var pinned: [MessageID] = []
  /// The events of the new messages, without those of the history.
  var news: [SystemEvent] = []
  /// The page's lowest id; nil for an empty page.
  var lowest: MessageID?
  /// The page's highest id; nil for an empty page.
  var highest: MessageID?
  /// The number of messages on the page, including unreadable ones.
  var count = 0
  /// The number of messages that were requested.
  var limit = 0
  /// The unreadable messages of the page that were not recorded before.
  var unreadable: [UnreadableItem] = []
}

extension Ingested {
  /// True if messages report a change of the group or its members.
  var concernsGroup: Bool { news.contains(where: \.concernsGroup) }

  /// True if messages report that a topic of the group was added, removed or changed.
  var concernsTopics: Bool { news.contains(where: \.concernsTopics) }
}

extension SystemEvent {
  /// True if the event changes a topic.
  fileprivate var concernsTopics: Bool {
    if case .unknown(let type, _) = self { type.hasPrefix("group.subgroup_") } else { false }
  }

  /// True if the event changes a group or its members.
  fileprivate var concernsGroup: Bool {
    switch self {
    case .messageDeleted, .messageUpdated, .messagePinned: false
    // Other types concern, for example, a poll or a calendar event.
    case .unknown(let type, _): type.hasPrefix("group.") || type.hasPrefix("membership.")
    default: true
    }
  }
}

extension IngestRule {
  /// Returns the span in which no message is missing after the page is stored. Stored messages of
  /// the span that are not on the page no longer exist on the server. Nil if the page proves
  /// nothing.
  ///
  /// A page that does not match the request proves only the range between its ends. Examples are a
  /// page with messages beyond its cursor, or one with the newest first instead of the oldest.
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
  /// The lowest possible id. A span that starts here contains the beginning of its conversation.
  static let first = MessageID(rawValue: 0)

  /// The id after this one; nil after the last.
  var next: MessageID? { rawValue < .max ? MessageID(rawValue: rawValue + 1) : nil }

  /// The id before this one; nil before the first.
  var previous: MessageID? { rawValue > 0 ? MessageID(rawValue: rawValue - 1) : nil }
}
