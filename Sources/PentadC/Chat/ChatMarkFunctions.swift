public import CPentad
import ChatKit
import PentadCore

/// Reacts to a message with a heart or another sign. The reaction is stored when this returns,
/// online or offline, and sent as soon as possible. Of two pending reactions only the last is sent.
///
/// - Parameters:
///   - client: the client
///   - message: the message
///   - sign: the sign; NULL for the heart
/// - Returns: `PENTAD_CHAT_MESSAGE_NOT_FOUND` when the message is not stored; `PENTAD_STORAGE` when
///   the store cannot be written; `PENTAD_CLOSED` when the client is suspended or has signed out
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_chat_client_like")
public func pentad_chat_client_like(
  _ client: pentad_chat_client_ref?, _ message: Int64,
  _ sign: UnsafePointer<pentad_chat_sign_options>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let id = MessageID(rawValue: message)
    let sign = try ChatReaction.Sign(sign)
    try ChatHandle.wait(client) { client async throws(PentadError) in
      try await client.like(id, by: sign)
    }
  }
}

/// Pins or unpins a message. The pin is shown after the server has confirmed it. Otherwise like
/// pentad_chat_client_like().
///
/// - Parameters:
///   - client: the client
///   - message: the message
///   - is_pinned: true to pin, false to unpin
/// - Returns: `PENTAD_CHAT_MESSAGE_NOT_FOUND` when the message is not stored; `PENTAD_STORAGE` when
///   the store cannot be written; `PENTAD_CLOSED` when the client is suspended or has signed out
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_chat_client_pin_message")
public func pentad_chat_client_pin_message(
  _ client: pentad_chat_client_ref?, _ message: Int64, _ is_pinned: Bool,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let id = MessageID(rawValue: message)
    try ChatHandle.wait(client) { client async throws(PentadError) in
      if is_pinned { try await client.pin(id) } else { try await client.unpin(id) }
    }
  }
}
