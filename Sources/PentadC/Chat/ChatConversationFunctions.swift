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
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the
///   client is suspended or has signed out; `PENTAD_INVALID` for a text that is not UTF-8 or names no
///   conversation; `PENTAD_MISUSE` if `client` or `conversation` is missing; `PENTAD_UNSUPPORTED` after
///   `fork()`
///
/// Threads: any. Blocks: while the store is written. Since: 0.1
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

/// Notes what the user has read as pentad_chat_client_mark_read() does, without waiting for it.
///
/// - Parameters:
///   - client: the client
///   - conversation: the conversation: `g:` and a group's id, or `d:` and two users' ids
///   - message: the message up to which it is read; 0 for all of it
///   - callback: called once at the end
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_INVALID` for a text that is not UTF-8 or
///   names no conversation; `PENTAD_MISUSE` if `client`, `conversation` or `callback` is missing;
///   `PENTAD_CLOSED` after pentad_shutdown() and when the client's session was freed;
///   `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_chat_client_mark_read_async")
public func pentad_chat_client_mark_read_async(
  _ client: pentad_chat_client_ref?, _ conversation: UnsafePointer<CChar>?, _ message: Int64,
  _ callback: pentad_completion_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let key = try readConversation(conversation, "conversation")
    let id = message == 0 ? nil : MessageID(rawValue: message)
    try ChatHandle.start(client, callback, context, operation) {
      client async throws(PentadError) in try await client.markRead(key, upTo: id)
    }
  }
}

/// Has a conversation not sound until a moment, or sound again. The server is told as soon as it can
/// be.
///
/// - Parameters:
///   - client: the client
///   - conversation: the conversation: `g:` and a group's id, or `d:` and two users' ids
///   - until: the moment; `PENTAD_CHAT_NO_TIME` to have it sound again
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the
///   client is suspended or has signed out; `PENTAD_INVALID` for a text that is not UTF-8 or names no
///   conversation; `PENTAD_MISUSE` if `client` or `conversation` is missing; `PENTAD_UNSUPPORTED` after
///   `fork()`
///
/// Threads: any. Blocks: while the store is written. Since: 0.1
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
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the
///   client is suspended or has signed out; `PENTAD_INVALID` for a text that is not UTF-8 or names no
///   conversation; `PENTAD_MISUSE` if `client` or `conversation` is missing; `PENTAD_UNSUPPORTED` after
///   `fork()`
///
/// Threads: any. Blocks: while the store is written. Since: 0.1
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

/// Keeps what the user has begun to write as pentad_chat_client_set_draft() does, without waiting for
/// it.
///
/// - Parameters:
///   - client: the client
///   - conversation: the conversation: `g:` and a group's id, or `d:` and two users' ids
///   - text: the text; NULL or empty for nothing
///   - callback: called once at the end
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_INVALID` for a text that is not UTF-8 or
///   names no conversation; `PENTAD_MISUSE` if `client`, `conversation` or `callback` is missing;
///   `PENTAD_CLOSED` after pentad_shutdown() and when the client's session was freed;
///   `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_chat_client_set_draft_async")
public func pentad_chat_client_set_draft_async(
  _ client: pentad_chat_client_ref?, _ conversation: UnsafePointer<CChar>?,
  _ text: UnsafePointer<CChar>?, _ callback: pentad_completion_callback?,
  _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let key = try readConversation(conversation, "conversation")
    let text = try readOptionalText(text, "text")
    try ChatHandle.start(
      client, callback, context, operation,
      blocking: {
        client throws(PentadError) in try client.setDraftNow(text, in: key)
      })
  }
}

/// Tells the others in a conversation that the user is writing, now or not at all.
///
/// - Parameters:
///   - client: the client
///   - conversation: the conversation: `g:` and a group's id, or `d:` and two users' ids
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_OFFLINE` when there is no push connection; `PENTAD_REFUSED` when the
///   service did not take it; `PENTAD_TIMED_OUT`, `PENTAD_CLOSED` or `PENTAD_CANCELLED` when it may
///   have taken it; `PENTAD_INVALID` for a text that is not UTF-8 or names no conversation;
///   `PENTAD_MISUSE` if `client` or `conversation` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Threads: any. Blocks: until the push service has it. Since: 0.1
@_cdecl("pentad_chat_client_send_typing")
public func pentad_chat_client_send_typing(
  _ client: pentad_chat_client_ref?, _ conversation: UnsafePointer<CChar>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let key = try readConversation(conversation, "conversation")
    try ChatHandle.wait(client) { client async throws(PentadError) in
      try await client.sendTyping(in: key)
    }
  }
}

/// Tells that the user is writing as pentad_chat_client_send_typing() does, without waiting for it.
///
/// - Parameters:
///   - client: the client
///   - conversation: the conversation: `g:` and a group's id, or `d:` and two users' ids
///   - callback: called once at the end
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_INVALID` for a text that is not UTF-8 or
///   names no conversation; `PENTAD_MISUSE` if `client`, `conversation` or `callback` is missing;
///   `PENTAD_CLOSED` after pentad_shutdown() and when the client's session was freed;
///   `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_chat_client_send_typing_async")
public func pentad_chat_client_send_typing_async(
  _ client: pentad_chat_client_ref?, _ conversation: UnsafePointer<CChar>?,
  _ callback: pentad_completion_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let key = try readConversation(conversation, "conversation")
    try ChatHandle.start(client, callback, context, operation) {
      client async throws(PentadError) in try await client.sendTyping(in: key)
    }
  }
}
