public import CPentad
import ChatKit
import PentadCore

/// Finds the conversation that a name identifies unambiguously: a conversation key such as `g:123`,
/// or the name of a group, a topic or the other user of a direct chat. Case is ignored.
///
/// - Parameters:
///   - client: the client
///   - name: the name
///   - out: receives the conversation key: `g:123`
/// - Returns: `PENTAD_NOT_FOUND` when no stored conversation has the name; `PENTAD_CONFLICT` when
///   several have it: the message lists them; `PENTAD_STORAGE` when the store cannot be read;
///   `PENTAD_CLOSED` when the client is suspended or has signed out
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_chat_client_conversation_named")
public func pentad_chat_client_conversation_named(
  _ client: pentad_chat_client_ref?, _ name: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    let name = try readText(name, "name")
    return try ChatHandle.wait(client) { client async throws(PentadError) in
      try await client.conversation(named: name)
    }.text
  }
}

/// Writes an attachment that mentions people in a text.
///
/// - Parameters:
///   - text: the message's text
///   - user_ids: `count` people, `-1` for everyone in the group
///   - starts: `count` offsets at which the names begin, in bytes from 0
///   - lengths: `count` lengths of the names, in bytes
///   - count: the number of people
///   - out: receives the attachment, a JSON object for pentad_chat_attachment_options
/// - Returns: `PENTAD_INVALID` for a range outside the text or inside a character; `PENTAD_MISUSE`
///   if a pointer is missing, or `count` is 0
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_chat_mentions_json")
public func pentad_chat_mentions_json(
  _ text: UnsafePointer<CChar>?, _ user_ids: UnsafePointer<UnsafePointer<CChar>?>?,
  _ starts: UnsafePointer<size_t>?, _ lengths: UnsafePointer<size_t>?, _ count: size_t,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    let text = try readText(text, "text")
    let user_ids = try readArray(user_ids, count, "user_ids")
    let starts = try readArray(starts, count, "starts")
    let lengths = try readArray(lengths, count, "lengths")
    guard count > 0 else { throw PentadError(.misuse, "count is 0") }
    var mentions: [ChatAttachment.Mention] = []
    for index in 0..<count {
      let user = try readText(user_ids[index], "user_ids")
      let units = text.utf8
      guard starts[index] >= 0, lengths[index] > 0,
        let lower = units.index(
          units.startIndex, offsetBy: starts[index], limitedBy: units.endIndex),
        let upper = units.index(lower, offsetBy: lengths[index], limitedBy: units.endIndex),
        lower.samePosition(in: text.unicodeScalars) != nil,
        upper.samePosition(in: text.unicodeScalars) != nil
      else {
        throw PentadError(
          .invalid, "mention \(index) does not begin and end between characters of the text")
      }
      mentions.append(.init(userId: user, at: lower..<upper, in: text))
    }
    return ChatAttachment.mentions(mentions).json
  }
}
