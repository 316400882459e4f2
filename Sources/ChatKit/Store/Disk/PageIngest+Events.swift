import PentadCore

extension PageIngest {
  /// Applies the events of the page's messages to the messages that they change. Such a message may
  /// be older than any page that is read again.
  mutating func applyEvents() throws {
    let oldest = spans.spans.first?.lowest.rawValue
    for (id, event) in told.sorted(by: { $0.id < $1.id }) {
      if oldest.map({ id > $0 }) ?? (rule == .pushed) { result.news.append(event) }
      // The pin of a message of the same page is already up to date.
      if case .messagePinned(let target, _) = event, ids.contains(target.rawValue) { continue }
      try apply(event)
    }
    for event in try missedEvents() { try apply(event) }
  }

  /// Returns the events received during the request that change messages of this page. The server
  /// may have created the page before.
  private mutating func missedEvents() throws -> [SystemEvent] {
    guard let asked, !inserted.isEmpty else { return [] }
    let new = Set(inserted)
    var events: [SystemEvent] = []
    for id in try changes(since: asked).inserted(in: key) {
      guard let event = try stored(id)?.event, let target = event.target else { continue }
      if new.contains(target.rawValue) { events.append(event) }
    }
    return events
  }

  private mutating func apply(_ event: SystemEvent) throws {
    let now = change.now
    switch event {
    case .messageDeleted(let target, let time, let actor):
      try apply(to: target) { $0.delete(at: time ?? now, by: actor) }
    case .messageUpdated(let target, let update):
      try apply(to: target) { $0.edit(update) }
    case .messagePinned(let target, let pin):
      let isStored = try apply(to: target) { $0.pin(pin) }
      // A push arrives when the event happens; a page may contain it much later.
      if isStored, rule != .pushed { result.pinned.append(target) }
    default: break
    }
  }

  /// Changes a message if `body` modifies it. Returns false if the message is not stored.
  ///
  /// This is never overtaken: an event is applied only when its message is new.
  @discardableResult
  private mutating func apply(
    to id: MessageID, _ body: (inout ChatMessage) -> Void
  ) throws -> Bool {
    guard let stored = try stored(id) else { return false }
    var changed = stored
    body(&changed)
    if changed != stored { try replace(stored, by: changed) }
    return true
  }
}

extension SystemEvent {
  /// The message that the event changes.
  fileprivate var target: MessageID? {
    switch self {
    case .messageDeleted(let id, _, _), .messageUpdated(let id, _), .messagePinned(let id, _): id
    default: nil
    }
  }
}
