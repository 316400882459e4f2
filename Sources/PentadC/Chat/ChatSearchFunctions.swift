public import CPentad
import ChatKit
import PentadCore

/// Searches all stored messages for words, the newest first. The server is not asked.
///
/// Each word must occur as the beginning of a word; one of one or two Latin letters must occur as a
/// whole word. Case and accents are ignored.
///
/// - Parameters:
///   - client: the client
///   - words: the words: at most 1,024 bytes, and 32 different ones
///   - conversation: the conversation to search; NULL for all
///   - limit: the maximum number, up to 1,000; 0 for 50
///   - out: receives the messages, the newest first
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the client is
///   suspended, is closed during the call or has signed out; `PENTAD_INVALID` for a text that names
///   no conversation, for too many words, and for a limit above 1,000
///
/// Blocks: while the store is searched. Since: 0.1
@_cdecl("pentad_chat_client_search")
public func pentad_chat_client_search(
  _ client: pentad_chat_client_ref?, _ words: UnsafePointer<CChar>?,
  _ conversation: UnsafePointer<CChar>?, _ limit: size_t,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_messages>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let words = try readText(words, "words")
    let key = try readOptionalConversation(conversation, "conversation")
    let limit = try readMessageLimit(limit)
    let messages = try ChatHandle.wait(client) { client async throws(PentadError) in
      try await client.search(words, in: key, limit: limit)
    }
    return OwnedRecord.give { ChatRecords(arena: $0).record(messages) }
  }
}
