public import CPentad
import ChatKit
import PentadCore

/// Queues a message. It is on disk with its pictures when this returns. It is sent exactly once, as
/// soon as the previous ones in the conversation have been sent, even if the network is down now.
///
/// pentad_chat_client_wait_for_delivery() waits until it has arrived; `did_update_outgoing` of the
/// delegates reports its progress.
///
/// - Parameters:
///   - client: the client
///   - conversation: the conversation: `g:` and a group's id, or `d:` and two users' ids
///   - message: the message
///   - out: receives the queued message
/// - Returns: `PENTAD_CHAT_TEXT_TOO_LONG`; `PENTAD_NOT_FOUND` for a file that cannot be read;
///   `PENTAD_CHAT_PICTURE_TOO_LARGE`; `PENTAD_CHAT_NOT_A_PICTURE` for an empty file, another file
///   type, a link, a folder and a pipe; `PENTAD_STORAGE` when the store cannot be written;
///   `PENTAD_CLOSED` when the client is suspended or has signed out; `PENTAD_INVALID` for an empty
///   message, for an attachment that is not a JSON object, and for a text that is not UTF-8 or
///   names no conversation; `PENTAD_MISUSE` for a nonzero count with NULL attachments
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_chat_client_send")
public func pentad_chat_client_send(
  _ client: pentad_chat_client_ref?, _ conversation: UnsafePointer<CChar>?,
  _ message: UnsafePointer<pentad_chat_message_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_outgoing>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let key = try readConversation(conversation, "conversation")
    let draft = try ChatDraft(message)
    let outgoing = try ChatHandle.wait(client) { client async throws(PentadError) in
      try await client.sendNewMessage(
        draft.text, to: key, attachments: draft.attachments)
    }
    return OwnedRecord.give { ChatRecords(arena: $0).record(outgoing) }
  }
}

/// Waits until a message has arrived.
///
/// - Parameters:
///   - client: the client
///   - outgoing: the queued message, from pentad_chat_client_send() or
///     pentad_chat_client_outgoing()
///   - timeout_ms: the maximum time to wait, in milliseconds; negative for no limit
///   - out: receives the message as the server has it
/// - Returns: the server's error if it refused the message; `PENTAD_NOT_FOUND` when it was
///   cancelled; `PENTAD_TIMED_OUT`: sending continues; `PENTAD_CLOSED` when the client is closed
///   during the call: the next one sends it; `PENTAD_STORAGE` when the store cannot be read;
///   `PENTAD_CLOSED` when the client is suspended, or signs out and so discards it;
///   `PENTAD_INVALID` for a text that names no conversation; `PENTAD_MISUSE` if `client`,
///   `outgoing`, a required field of it or `out` is missing
///
/// Blocks: for `timeout_ms` at most. Since: 0.1
@_cdecl("pentad_chat_client_wait_for_delivery")
public func pentad_chat_client_wait_for_delivery(
  _ client: pentad_chat_client_ref?, _ outgoing: UnsafePointer<pentad_chat_outgoing>?,
  _ timeout_ms: Int64, _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_message>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let message = try OutgoingMessage(outgoing)
    let arrived = try ChatHandle.wait(client, milliseconds: timeout_ms) {
      client async throws(PentadError) in
      try await client.delivery(of: message)
    }
    return OwnedRecord.give { ChatRecords(arena: $0).record(arrived) }
  }
}
