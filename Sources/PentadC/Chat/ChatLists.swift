import CPentad
import ChatKit
import PentadCore

/// Delivers lists to a C delegate.
struct ChatLists: @unchecked Sendable {
  private let delegate: pentad_chat_lists_delegate
  private let group: String?
  private let conversation: ConversationKey?
  private let messageLimit: Int
  private let words: String?
  private let searched: ConversationKey?
  private let searchLimit: Int

  /// - Throws: `misuse` for a wrong size and for missing fields of a requested list; `invalid` for
  ///   a text that is not UTF-8 or names no conversation, and for a limit above 1,000
  init(_ pointer: UnsafePointer<pentad_chat_lists_delegate>?) throws(PentadError) {
    _ = try require(pointer, "delegate")
    delegate = try readOptions(pointer, "delegate")
    group =
      delegate.members == nil ? nil : try readText(delegate.members_of, "delegate->members_of")
    conversation =
      delegate.messages == nil
      ? nil : try readConversation(delegate.messages_in, "delegate->messages_in")
    messageLimit = try readMessageLimit(delegate.messages_limit)
    words =
      delegate.search == nil ? nil : try readText(delegate.search_text, "delegate->search_text")
    searched = try readOptionalConversation(delegate.search_in, "delegate->search_in")
    searchLimit = try readMessageLimit(delegate.search_limit)
  }

  /// Makes a subscription with the delegate's context, which receives nothing yet.
  func subscription(_ place: any CallbackPlace) -> SubscriptionHandle {
    SubscriptionHandle(
      context: delegate.context, contextFree: delegate.context_free, place: place)
  }

  /// Reads the requested lists until the subscription is cancelled or the client closes.
  func follow(_ client: ChatClient, _ subscription: SubscriptionHandle) {
    var readings: [Task<Void, Never>] = []
    if let callback = delegate.groups {
      readings.append(
        follow(client.observeGroups(), subscription) { context, records, groups, delta in
          callback(context, records.arena.record(records.record(groups)), delta)
        })
    }
    if let callback = delegate.chats {
      readings.append(
        follow(client.observeChats(), subscription) { context, records, chats, delta in
          callback(context, records.arena.record(records.record(chats)), delta)
        })
    }
    if let callback = delegate.members, let group {
      readings.append(
        follow(client.observeMembers(of: group), subscription) { context, records, members, delta in
          callback(context, records.arena.record(records.record(members)), delta)
        })
    }
    if let callback = delegate.messages, let conversation {
      let lines = client.observeMessages(in: conversation, limit: messageLimit)
      readings.append(
        follow(lines, subscription) { context, records, items, delta in
          callback(context, records.arena.record(records.record(items)), delta)
        })
    }
    if let callback = delegate.search, let words {
      let found = client.observeSearch(words, in: searched, limit: searchLimit)
      readings.append(
        follow(found, subscription) { context, records, messages, delta in
          callback(context, records.arena.record(records.record(messages)), delta)
        })
    }
    subscription.onCancel { [readings] in
      for reading in readings { reading.cancel() }
    }
  }

  private typealias Callback<Item> =
    @Sendable (
      UnsafeMutableRawPointer?, ChatRecords, [Item], UnsafePointer<pentad_list_delta>?
    ) -> Void

  private func follow<Item: Sendable>(
    _ updates: AsyncStream<ListUpdate<Item>>, _ subscription: SubscriptionHandle,
    _ callback: @escaping Callback<Item>
  ) -> Task<Void, Never> {
    Task.detached {
      await subscription.follow(updates) { context, update in
        withExtendedLifetime(Arena()) { arena in
          callback(
            context, ChatRecords(arena: arena), update.items,
            update.delta.map { arena.record(arena.delta($0)) })
        }
      }
    }
  }
}
