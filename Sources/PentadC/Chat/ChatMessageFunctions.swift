public import CPentad
import ChatKit
import PentadCore

/// Returns stored messages of a conversation: those before a given message, or the newest.
///
/// There may be gaps between them, which are filled as soon as the server can be reached: see
/// pentad_chat_client_gaps().
///
/// - Parameters:
///   - client: the client
///   - conversation: the conversation: `g:` and a group's id, or `d:` and two users' ids
///   - before: the message before which they were written; 0 for the newest
///   - limit: the maximum number, up to 1,000; 0 for 50
///   - out: receives the messages, the oldest first
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the client is
///   suspended or has signed out; `PENTAD_INVALID` for a text that names no conversation, and for a
///   limit above 1,000
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_chat_client_messages")
public func pentad_chat_client_messages(
  _ client: pentad_chat_client_ref?, _ conversation: UnsafePointer<CChar>?, _ before: Int64,
  _ limit: size_t, _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_messages>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let key = try readConversation(conversation, "conversation")
    let limit = try readMessageLimit(limit)
    let id = before == 0 ? nil : MessageID(rawValue: before)
    let messages = try ChatHandle.client(client).messagesNow(in: key, before: id, limit: limit)
    return OwnedRecord.give { ChatRecords(arena: $0).record(messages) }
  }
}

/// Returns the stored messages of a conversation that were written after a given one, the oldest
/// first. Otherwise like pentad_chat_client_messages().
///
/// - Parameters:
///   - client: the client
///   - conversation: the conversation: `g:` and a group's id, or `d:` and two users' ids
///   - after: the message after which they were written; 0 for the oldest of all
///   - limit: the maximum number, up to 1,000; 0 for 50
///   - out: receives the messages, the oldest first
/// - Returns: as pentad_chat_client_messages()
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_chat_client_messages_after")
public func pentad_chat_client_messages_after(
  _ client: pentad_chat_client_ref?, _ conversation: UnsafePointer<CChar>?, _ after: Int64,
  _ limit: size_t, _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_messages>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let key = try readConversation(conversation, "conversation")
    let limit = try readMessageLimit(limit)
    let messages = try ChatHandle.client(client).messagesNow(
      in: key, after: MessageID(rawValue: after), limit: limit)
    return OwnedRecord.give { ChatRecords(arena: $0).record(messages) }
  }
}

/// Returns a stored message.
///
/// - Parameters:
///   - client: the client
///   - message: the message
///   - out: receives the message
/// - Returns: `PENTAD_CHAT_MESSAGE_NOT_FOUND` when it is not stored; `PENTAD_STORAGE` when the
///   store cannot be read; `PENTAD_CLOSED` when the client is suspended or has signed out
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_chat_client_message")
public func pentad_chat_client_message(
  _ client: pentad_chat_client_ref?, _ message: Int64,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_message>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let id = MessageID(rawValue: message)
    guard let message = try ChatHandle.client(client).messageNow(id) else {
      throw PentadError(.messageNotFound, "the message is not stored")
    }
    return OwnedRecord.give { ChatRecords(arena: $0).record(message) }
  }
}

/// Returns the gaps: the ranges in which messages may be missing between stored ones. Messages
/// older than all stored ones are not a gap.
///
/// - Parameters:
///   - client: the client
///   - conversation: the conversation: `g:` and a group's id, or `d:` and two users' ids
///   - out: receives the gaps, the oldest first
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the client is
///   suspended or has signed out; `PENTAD_INVALID` for a text that names no conversation
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_chat_client_gaps")
public func pentad_chat_client_gaps(
  _ client: pentad_chat_client_ref?, _ conversation: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_gaps>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let key = try readConversation(conversation, "conversation")
    let gaps = try ChatHandle.client(client).gapsNow(in: key)
    return OwnedRecord.give { ChatRecords(arena: $0).record(gaps) }
  }
}

/// Returns the pinned messages of a conversation.
///
/// - Parameters:
///   - client: the client
///   - conversation: the conversation: `g:` and a group's id, or `d:` and two users' ids
///   - out: receives the messages, the last pinned first
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the client is
///   suspended or has signed out; `PENTAD_INVALID` for a text that names no conversation
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_chat_client_pinned")
public func pentad_chat_client_pinned(
  _ client: pentad_chat_client_ref?, _ conversation: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_messages>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let key = try readConversation(conversation, "conversation")
    let messages = try ChatHandle.client(client).pinnedNow(in: key)
    return OwnedRecord.give { ChatRecords(arena: $0).record(messages) }
  }
}
