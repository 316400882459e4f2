public import CPentad
import ChatKit
import PentadCore

/// Writes a message. It is on the disk, pictures and all, when this returns, and is sent as soon as
/// those before it in the conversation are: exactly once, with a network or without.
///
/// pentad_chat_client_wait_for_delivery() waits for it to arrive, and the delegates'
/// `did_update_outgoing` tells.
///
/// - Parameters:
///   - client: the client
///   - conversation: the conversation: `g:` and a group's id, or `d:` and two users' ids
///   - message: the message
///   - out: receives the message on its way
/// - Returns: `PENTAD_CHAT_TEXT_TOO_LONG`; `PENTAD_NOT_FOUND` for a file that cannot be read;
///   `PENTAD_CHAT_PICTURE_TOO_LARGE`; `PENTAD_CHAT_NOT_A_PICTURE` for an empty file, one of another
///   kind, a link, a folder and a pipe; `PENTAD_STORAGE` when the store cannot be written;
///   `PENTAD_CLOSED` when the client is suspended or has signed out; `PENTAD_INVALID` for a message
///   of nothing, for an attachment that is no JSON object, and for a text that is not UTF-8 or
///   names no conversation; `PENTAD_MISUSE` for attachments that are counted and missing
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
///   - outgoing: the message on its way, as pentad_chat_client_send() or pentad_chat_client_outgoing()
///     gave it
///   - timeout_ms: how long to wait at most, in milliseconds; a negative number waits without limit
///   - out: receives the message as the server has it
/// - Returns: what the server refused it with; `PENTAD_NOT_FOUND` when it was cancelled;
///   `PENTAD_TIMED_OUT`: it goes on; `PENTAD_CLOSED` when the client is closed before: the next one
///   sends it; `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the client is
///   suspended, or signs out and so gives it up; `PENTAD_INVALID` for a text that names no
///   conversation; `PENTAD_MISUSE` if `client`, `outgoing`, something in it or `out` is missing
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
