public import CPentad
import ChatKit
import PentadCore

/// Returns the messages before a given one of a conversation. Messages that are not stored are
/// fetched from the server. There are fewer than `limit` only at the beginning of the conversation.
///
/// - Parameters:
///   - client: the client
///   - conversation: the conversation: `g:` and a group's id, or `d:` and two users' ids
///   - before: the message before which they were written
///   - limit: the maximum number, up to 1,000; 0 for 50
///   - out: receives the messages, the oldest first
/// - Returns: network and server errors, as pentad_chat_client_sign_in(); `PENTAD_STORAGE` when the
///   store cannot be written; `PENTAD_CLOSED` when the client is suspended or has signed out;
///   `PENTAD_INVALID` for a text that names no conversation, and for a limit above 1,000
///
/// Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_chat_client_fetch_messages")
public func pentad_chat_client_fetch_messages(
  _ client: pentad_chat_client_ref?, _ conversation: UnsafePointer<CChar>?, _ before: Int64,
  _ limit: size_t, _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_messages>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let key = try readConversation(conversation, "conversation")
    let limit = try readMessageLimit(limit)
    let id = MessageID(rawValue: before)
    let messages = try ChatHandle.wait(client) { client async throws(PentadError) in
      try await client.fetchMessages(in: key, before: id, limit: limit)
    }
    return OwnedRecord.give { ChatRecords(arena: $0).record(messages) }
  }
}

/// Fetches the whole history like pentad_chat_client_fetch_history(), without waiting for it. After
/// a cancellation, the next call continues at the same point.
///
/// - Parameters:
///   - client: the client
///   - conversation: the conversation: `g:` and a group's id, or `d:` and two users' ids
///   - progress: called after each page with the number of messages stored in all conversations, of
///     an unknown total; a slow callback receives only the newest number; NULL when not needed
/// - Returns: `PENTAD_INVALID` for a text that names no conversation
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_chat_client_fetch_history_async")
public func pentad_chat_client_fetch_history_async(
  _ client: pentad_chat_client_ref?, _ conversation: UnsafePointer<CChar>?,
  _ progress: pentad_progress_callback?, _ callback: pentad_completion_callback?,
  _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let handle = try ChatHandle.calling(client)
    let completion = try EndCompletion(callback, context)
    let key = try readConversation(conversation, "conversation")
    let (client, context) = (handle.client, Context(context))
    let work = PentadOperation<Void> { report async throws(PentadError) in
      try await client.fetchHistory(of: key, progress: report)
    }
    OperationHandle.start(
      work, operation, place: handle.place,
      progress: { progress?(context.pointer, Int64($0.completed), Int64($0.total ?? -1)) },
      completion: { completion.end($0) })
  }
}
