public import CPentad
import ChatKit
import PentadCore

/// Notes that the user has read a conversation up to a message, or all of it. The server is told as
/// soon as it can be.
///
/// - Parameters:
///   - client: the client
///   - conversation: the conversation: `g:` and a group's id, or `d:` and two users' ids
///   - message: the message up to which it is read; 0 for all of it
/// - Returns: `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the client is
///   suspended or has signed out; `PENTAD_INVALID` for a text that names no conversation
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_chat_client_mark_read")
public func pentad_chat_client_mark_read(
  _ client: pentad_chat_client_ref?, _ conversation: UnsafePointer<CChar>?, _ message: Int64,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let key = try readConversation(conversation, "conversation")
    let id = message == 0 ? nil : MessageID(rawValue: message)
    try ChatHandle.wait(client) { client async throws(PentadError) in
      try await client.markRead(key, upTo: id)
    }
  }
}

/// Has a conversation not sound until a moment, or sound again. The server is told as soon as it can
/// be.
///
/// - Parameters:
///   - client: the client
///   - conversation: the conversation: `g:` and a group's id, or `d:` and two users' ids
///   - until: the moment; `PENTAD_NO_TIME` to have it sound again
/// - Returns: `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the client is
///   suspended or has signed out; `PENTAD_INVALID` for a text that names no conversation
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_chat_client_mute")
public func pentad_chat_client_mute(
  _ client: pentad_chat_client_ref?, _ conversation: UnsafePointer<CChar>?, _ until: Int64,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let key = try readConversation(conversation, "conversation")
    try ChatHandle.wait(client) { client async throws(PentadError) in
      try await client.mute(key, until: until == .min ? nil : until)
    }
  }
}

/// Keeps what the user has begun to write in a conversation. It stays on this device.
///
/// - Parameters:
///   - client: the client
///   - conversation: the conversation: `g:` and a group's id, or `d:` and two users' ids
///   - text: the text; NULL or empty for nothing
/// - Returns: `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the client is
///   suspended or has signed out; `PENTAD_INVALID` for a text that names no conversation
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_chat_client_set_draft")
public func pentad_chat_client_set_draft(
  _ client: pentad_chat_client_ref?, _ conversation: UnsafePointer<CChar>?,
  _ text: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let key = try readConversation(conversation, "conversation")
    let text = try readOptionalText(text, "text")
    try ChatHandle.client(client).setDraftNow(text, in: key)
  }
}
