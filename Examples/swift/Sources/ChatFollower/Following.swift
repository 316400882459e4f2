import ChatKit
import Following
import PentadCore

/// Follows the messages of groups and all that happens, until the task is cancelled.
func follow(
  _ client: ChatClient, _ groups: [ChatGroup], _ events: AsyncStream<Published<ChatEvent>>,
  _ bookmark: Bookmark
) async {
  await withTaskGroup(of: Void.self) { tasks in
    for group in groups { tasks.addTask { await followMessages(of: group, client) } }
    tasks.addTask { await followEvents(events, bookmark) }
  }
}

/// A list for a screen: first the whole list, then its changes.
private func followMessages(of group: ChatGroup, _ client: ChatClient) async {
  for await update in client.observeMessages(in: group.conversation, limit: 20) {
    guard let delta = update.delta else {
      say("\(group.name): \(update.items.count) messages are shown")
      continue
    }
    for index in delta.insertions {
      switch update.items[index] {
      case .message(let message):
        say("\(group.name): \(message.name ?? "somebody"): \(message.text ?? "a picture")")
      case .outgoing(let message): say("\(group.name): sending \(message.text ?? "a picture")")
      }
    }
  }
}

/// The log of the store, and transient events.
private func followEvents(
  _ events: AsyncStream<Published<ChatEvent>>, _ bookmark: Bookmark
) async {
  for await published in events {
    switch published.event {
    case .messagesUpdated(let conversation, let changes):
      let counts = [changes.inserted, changes.updated, changes.removed].map(\.count)
      say("event: \(conversation): \(counts[0]) new, \(counts[1]) changed, \(counts[2]) gone")
    case .connection(let connection): say("event: \(connection)")
    case .typing(let notice): say("event: \(notice.userId) is writing in \(notice.conversation)")
    case .failed(let failure): say("event: \(failure.error)")
    case .reset: say("event: away for too long, everything is to be read anew")
    default: say("event: \(published.event)")
    }
    bookmark.keep(published.number)
  }
}
