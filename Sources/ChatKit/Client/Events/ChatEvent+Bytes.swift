import PentadCore

/// The binary encoding of logged events: a number for the kind, followed by its values. The numbers
/// and encodings of released kinds never change.
extension ChatEvent {
  /// The encoded event; empty if the event is not logged.
  var bytes: [UInt8] {
    var writer = EventWriter()
    switch self {
    case .groupsRefreshed: writer.write(1)
    case .groupCreated(let id): writer.write(2, id)
    case .groupUpdated(let id): writer.write(3, id)
    case .groupRemoved(let id, let reason):
      writer.write(4, id)
      writer.write(UInt64(reason.rawValue))
    case .membersUpdated(let id): writer.write(5, id)
    case .messagesUpdated(let conversation, let changes):
      writer.write(6, conversation.text)
      writer.write(changes.inserted)
      writer.write(changes.updated)
      writer.write(changes.removed)
    case .reactionsChanged(let conversation, let message):
      writer.write(7, conversation.text)
      writer.write([message])
    case .outgoingChanged(let conversation, let change):
      writer.write(8, conversation.text)
      writer.write(UInt64(bitPattern: change.localId))
      writer.write(change.step)
    case .conversationChanged(let conversation): writer.write(9, conversation.text)
    case .draftChanged(let conversation): writer.write(10, conversation.text)
    case .accountUpdated: writer.write(11)
    case .storeRecovered(let rows, let isPartial):
      writer.write(12)
      writer.write(UInt64(clamping: rows))
      writer.write(isPartial ? 1 : 0)
    case .typing, .connection, .synchronising, .failed, .reset: break
    }
    return writer.bytes
  }

  /// Decodes an event. Returns nil for bytes that this version does not know.
  init?(bytes: some Sequence<UInt8>) {
    var scanner = EventScanner(bytes)
    guard let event = Self.read(&scanner), scanner.isAtEnd else { return nil }
    self = event
  }

  private static func read(_ scanner: inout EventScanner) -> ChatEvent? {
    switch scanner.number() {
    case 1: .groupsRefreshed
    case 2: scanner.text().map { .groupCreated($0) }
    case 3: scanner.text().map { .groupUpdated($0) }
    case 4:
      if let id = scanner.text(), let number = scanner.number().flatMap(UInt8.init(exactly:)) {
        GroupRemoval(rawValue: number).map { .groupRemoved(id, $0) }
      } else {
        nil
      }
    case 5: scanner.text().map { .membersUpdated(group: $0) }
    case 6:
      if let conversation = scanner.conversation(), let inserted = scanner.ids(),
        let updated = scanner.ids(), let removed = scanner.ids()
      {
        .messagesUpdated(
          conversation,
          MessageChanges(inserted: inserted, updated: updated, removed: removed))
      } else {
        nil
      }
    case 7:
      if let conversation = scanner.conversation(), let ids = scanner.ids(), ids.count == 1 {
        .reactionsChanged(conversation, ids[0])
      } else {
        nil
      }
    case 8:
      if let conversation = scanner.conversation(), let id = scanner.number(),
        let step = scanner.step()
      {
        .outgoingChanged(
          conversation, OutgoingChange(localId: Int64(bitPattern: id), step: step))
      } else {
        nil
      }
    case 9: scanner.conversation().map { .conversationChanged($0) }
    case 10: scanner.conversation().map { .draftChanged($0) }
    case 11: .accountUpdated
    case 12:
      if let rows = scanner.number().flatMap(Int.init(exactly:)), let isPartial = scanner.number() {
        .storeRecovered(rowsKept: rows, isPartial: isPartial != 0)
      } else {
        nil
      }
    default: nil
    }
  }
}

extension EventWriter {
  fileprivate mutating func write(_ kind: UInt64, _ id: String) {
    write(kind)
    write(id)
  }

  fileprivate mutating func write(_ step: OutgoingChange.Step) {
    switch step {
    case .queued: write(0)
    case .sending: write(1)
    case .failed: write(2)
    case .cancelled: write(3)
    case .delivered(let id):
      write(4)
      write([id])
    }
  }
}

extension EventScanner {
  fileprivate mutating func conversation() -> ConversationKey? {
    text().flatMap { ConversationKey(text: $0) }
  }

  fileprivate mutating func step() -> OutgoingChange.Step? {
    switch number() {
    case 0: return .queued
    case 1: return .sending
    case 2: return .failed
    case 3: return .cancelled
    case 4:
      guard let ids = ids(), ids.count == 1 else { return nil }
      return .delivered(ids[0])
    default: return nil
    }
  }
}
