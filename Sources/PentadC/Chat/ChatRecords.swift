import CPentad
import ChatKit
import PentadCore

/// Builds the records of ChatKit in an arena, except those generated from the properties of a
/// value.
struct ChatRecords {
  let arena: Arena
  private let last = LastConversation()

  init(arena: Arena) { self.arena = arena }

  func width(of image: ChatImage) -> Int64 { Int64(image.pixels?.width ?? 0) }

  func height(of image: ChatImage) -> Int64 { Int64(image.pixels?.height ?? 0) }

  /// Returns the text of a conversation key. Nearly always all are of one conversation, whose text
  /// is stored once.
  func text(of conversation: ConversationKey) -> UnsafePointer<CChar> {
    if let known = last.text, last.conversation == conversation { return known }
    let text = arena.string(conversation.text) as UnsafePointer<CChar>
    (last.conversation, last.text) = (conversation, text)
    return text
  }

  func record(_ attachment: OutgoingAttachment) -> pentad_chat_outgoing_attachment {
    switch attachment {
    case .ready(let attachment):
      pentad_chat_outgoing_attachment(json: arena.string(attachment.json), path: nil, type: nil)
    case .image(let path, let type):
      pentad_chat_outgoing_attachment(
        json: nil, path: arena.string(path), type: arena.string(type))
    }
  }

  func record(_ item: TimelineItem) -> pentad_chat_timeline_item {
    switch item {
    case .message(let message):
      pentad_chat_timeline_item(
        id: arena.string(item.id), message: arena.record(record(message)), outgoing: nil)
    case .outgoing(let message):
      pentad_chat_timeline_item(
        id: arena.string(item.id), message: nil, outgoing: arena.record(record(message)))
    }
  }
}

/// The conversation whose key was written last, and the position of the text.
private final class LastConversation {
  var conversation: ConversationKey?
  var text: UnsafePointer<CChar>?
}
