import CPentad
import ChatKit
import PentadCore

/// Reads a conversation key.
///
/// - Throws: `misuse` for NULL; `invalid` for text that is not UTF-8 or names no conversation
func readConversation(
  _ pointer: UnsafePointer<CChar>?, _ name: StaticString
) throws(PentadError) -> ConversationKey {
  let text = try readText(pointer, name)
  guard let key = ConversationKey(text: text) else {
    throw PentadError(.invalid, "\(name) is not a conversation: write g:123 or d:101+102")
  }
  return key
}

/// Reads a conversation key; nil for NULL.
func readOptionalConversation(
  _ pointer: UnsafePointer<CChar>?, _ name: StaticString
) throws(PentadError) -> ConversationKey? {
  guard pointer != nil else { return nil }
  return try readConversation(pointer, name)
}

/// Reads a limit on messages; 0 means 50. A `size_t` above `Int.max` arrives negative.
///
/// - Throws: `invalid` for more than 1,000
func readMessageLimit(_ limit: Int) throws(PentadError) -> Int {
  limit == 0 ? 50 : try ChatClient.page(limit < 0 ? .max : limit)
}

/// Reads the bytes of a picture.
///
/// - Throws: `invalid`, before anything is copied, for a picture that is too large; `misuse` for
///   NULL and for a size above any array's
func readPicture(
  _ bytes: UnsafePointer<UInt8>?, _ count: Int, _ name: StaticString
) throws(PentadError) -> [UInt8] {
  guard count <= ChatClient.pictureLimit else {
    throw PentadError(
      .pictureTooLarge, "\(name) has more than \(ChatClient.pictureLimit >> 20) MB; make it smaller"
    )
  }
  return try readBytes(bytes, count, name)
}

/// A message that a caller writes.
struct ChatDraft: Sendable {
  let text: String?
  let attachments: [OutgoingAttachment]

  /// - Throws: `misuse` for NULL and a wrong size; `invalid` for text that is not UTF-8 and for an
  ///   attachment that is not a JSON object
  init(_ pointer: UnsafePointer<pentad_chat_message_options>?) throws(PentadError) {
    _ = try require(pointer, "message")
    let record = try readOptions(pointer, "message")
    text = try readOptionalText(record.text, "message->text")
    var attachments = try readRecords(
      record.attachments, record.attachment_count, "message->attachments"
    ) { (attachment) throws(PentadError) in try OutgoingAttachment(attachment) }
    if record.reply_to != 0 {
      let reply = ChatAttachment.Reply(to: MessageID(rawValue: record.reply_to))
      attachments.append(.ready(.reply(reply)))
    }
    self.attachments = attachments
  }
}

extension OutgoingAttachment {
  fileprivate init(
    _ pointer: UnsafePointer<pentad_chat_attachment_options>
  ) throws(PentadError) {
    let record = try readOptions(pointer, "attachment")
    guard let json = try readOptionalText(record.json, "attachment->json") else {
      _ = try readOptionalText(record.type, "attachment->type")
      self = .picture(
        try readText(record.path, "attachment->path"), followsLinks: record.follows_links != 0)
      return
    }
    try Self.check(json)
    self = .ready(.unknown(json))
  }

  /// - Throws: `invalid`, with the offset of the error, for text that is not a JSON object
  private static func check(_ json: String) throws(PentadError) {
    let kind: JSONKind
    do throws(PentadError) {
      kind = try JSONReader.read(json.utf8) { reader throws(PentadError) in
        let kind = try reader.peek()
        try reader.skip()
        return kind
      }
    } catch {
      throw PentadError(.invalid, "attachment->json is not JSON", offset: error.offset)
    }
    guard kind == .object else {
      throw PentadError(.invalid, "attachment->json is no JSON object")
    }
  }
}

extension ChatReaction.Sign {
  /// Reads the caller's reaction sign; the heart for NULL.
  init(_ pointer: UnsafePointer<pentad_chat_sign_options>?) throws(PentadError) {
    let record = try readOptions(pointer, "sign")
    if let character = try readOptionalText(record.character, "sign->character") {
      self = .unicode(character)
    } else if record.pack != 0 {
      self = .emoji(pack: Int(record.pack), index: Int(record.index))
    } else {
      self = .heart
    }
  }
}

/// Reads a switch; nil if it is to keep its value.
func readSwitch(
  _ value: pentad_chat_switch, _ name: StaticString
) throws(PentadError) -> Bool? {
  switch value {
  case PENTAD_CHAT_SWITCH_UNCHANGED: return nil
  case PENTAD_CHAT_SWITCH_ON: return true
  case PENTAD_CHAT_SWITCH_OFF: return false
  default: throw PentadError(.misuse, "\(name) is \(value.rawValue)")
  }
}

extension MemberInvitation {
  /// - Throws: `misuse` for a wrong size and for missing fields; `invalid` for text that is not
  ///   UTF-8
  init(_ pointer: UnsafePointer<pentad_chat_invitation>) throws(PentadError) {
    let record = try readOptions(pointer, "person")
    let nickname = try readText(record.nickname, "person->nickname")
    if let id = try readOptionalText(record.user_id, "person->user_id") {
      self.init(nickname: nickname, address: .userId(id))
    } else if let number = try readOptionalText(record.phone_number, "person->phone_number") {
      self.init(nickname: nickname, address: .phoneNumber(number))
    } else {
      let email = try readText(record.email, "person->email")
      self.init(nickname: nickname, address: .email(email))
    }
  }
}
