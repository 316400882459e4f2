public import CPentad
import ChatKit
import PentadCore

/// Changes a message that has not been sent, and queues it for sending.
///
/// - Parameters:
///   - client: the client
///   - local_id: the `local_id` of the message
///   - message: the new content, with all its attachments
///   - is_done: receives false if the message does not exist, is being sent, or may have arrived,
///     otherwise true; NULL when not needed
/// - Returns: `PENTAD_CHAT_TEXT_TOO_LONG`; `PENTAD_NOT_FOUND` for a file that cannot be read;
///   `PENTAD_CHAT_PICTURE_TOO_LARGE`; `PENTAD_CHAT_NOT_A_PICTURE` for an empty file, another file
///   type, a link, a folder and a pipe; `PENTAD_STORAGE` when the store cannot be written;
///   `PENTAD_CLOSED` when the client is suspended or has signed out; `PENTAD_INVALID` for an empty
///   message, for an attachment that is not a JSON object, and for a text that is not UTF-8;
///   `PENTAD_MISUSE` for a nonzero count with NULL attachments
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_chat_client_edit_outgoing")
public func pentad_chat_client_edit_outgoing(
  _ client: pentad_chat_client_ref?, _ local_id: Int64,
  _ message: UnsafePointer<pentad_chat_message_options>?, _ is_done: UnsafeMutablePointer<Bool>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    is_done?.pointee = false
    let draft = try ChatDraft(message)
    let isDone = try ChatHandle.wait(client) { client async throws(PentadError) in
      try await client.edit(
        outgoing: local_id, text: draft.text, attachments: draft.attachments)
    }
    is_done?.pointee = isDone
  }
}
