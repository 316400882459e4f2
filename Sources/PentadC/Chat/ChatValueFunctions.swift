public import CPentad
import ChatKit
import PentadCore

/// Returns the key of the conversation of two users, in either order.
///
/// - Parameters:
///   - one: a user's id
///   - other: the other user's id; the same one for a chat with oneself
///   - out: receives the key: `d:101+102`
/// - Returns: `PENTAD_INVALID` for an id that is empty, not UTF-8 or not a valid id
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_chat_conversation_between")
public func pentad_chat_conversation_between(
  _ one: UnsafePointer<CChar>?, _ other: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    let (one, other) = (try readText(one, "one"), try readText(other, "other"))
    guard let key = ConversationKey(directId: "\(one)+\(other)") else {
      throw PentadError(.invalid, "this is not the id of a user")
    }
    return key.text
  }
}

/// Returns the available sizes of a picture, such as the avatar of a message's author.
///
/// - Parameters:
///   - url: the address of the picture
///   - out: receives the picture
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_chat_image_make")
public func pentad_chat_image_make(
  _ url: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_image>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let image = ChatImage(url: try readText(url, "url"))
    return OwnedRecord.give { ChatRecords(arena: $0).record(image) }
  }
}

/// Reads the attachments of a message from its `attachments_json`.
///
/// - Parameters:
///   - message: the message
///   - out: receives the attachments; an empty list if the JSON is not a list
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_chat_message_attachments")
public func pentad_chat_message_attachments(
  _ message: UnsafePointer<pentad_chat_message>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_attachments>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let message = try ChatMessage(lists: message)
    return OwnedRecord.give {
      ChatRecords(arena: $0).attachments(message.attachments, of: message.text)
    }
  }
}

/// Reads the reactions to a message and the users who made them, from its `reactions_json` and
/// `favorited_by_json`.
///
/// - Parameters:
///   - message: the message
///   - out: receives the reactions; an empty list if the JSON is not a list
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_chat_message_reactions")
public func pentad_chat_message_reactions(
  _ message: UnsafePointer<pentad_chat_message>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_reactions>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let message = try ChatMessage(lists: message)
    return OwnedRecord.give { ChatRecords(arena: $0).reactions(message) }
  }
}

/// Reads the event of a system message from its `event_type` and `event_json`.
///
/// - Parameters:
///   - message: the message
///   - out: receives the event
/// - Returns: `PENTAD_NOT_FOUND` when the message contains no event
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_chat_message_event")
public func pentad_chat_message_event(
  _ message: UnsafePointer<pentad_chat_message>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_system_event>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let message = try ChatMessage(lists: message)
    guard let event = message.event, let json = message.eventJSON else {
      throw PentadError(.notFound, "the message describes no event")
    }
    let type = message.eventType ?? ""
    return OwnedRecord.give { ChatRecords(arena: $0).record(event, type: type, json: json) }
  }
}

extension ChatMessage {
  /// A message with the lists and the event of a record.
  ///
  /// - Throws: `misuse` for NULL; `invalid` for text that is not UTF-8
  fileprivate init(lists pointer: UnsafePointer<pentad_chat_message>?) throws(PentadError) {
    let record = try require(pointer, "message")
    func text(
      _ field: KeyPath<pentad_chat_message, UnsafePointer<CChar>?>, _ name: StaticString
    ) throws(PentadError) -> String? {
      try readOptionalText(readField(record, field), name)
    }
    self.init(
      id: MessageID(rawValue: readField(record, \.id)), conversation: .group(""),
      createdAt: readField(record, \.created_at), text: try text(\.text, "message->text"),
      eventType: try text(\.event_type, "message->event_type"),
      eventJSON: try text(\.event_json, "message->event_json"),
      attachmentsJSON: try text(\.attachments_json, "message->attachments_json"),
      reactionsJSON: try text(\.reactions_json, "message->reactions_json"),
      favoritedByJSON: try text(\.favorited_by_json, "message->favorited_by_json"))
  }
}
