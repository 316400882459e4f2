import ChatKit
import PentadCore

extension MessageWriter {
  /// Describes a message's attachments as pictures and text.
  func attach(_ message: ChatMessage, _ author: String, _ row: inout MessageRow) {
    for (place, attachment) in message.attachments.enumerated() {
      switch attachment {
      case .image(let picture):
        row.pictures.append(self.picture(picture.image, message.id, place, by: author))
      case .reply, .mentions: continue
      case .emoji(let emoji): row.notes.append("Emoji from a pack: \(emoji.pictures.count)")
      case .location(let place): row.notes.append("Location: \(place.name)")
      case .video: row.notes.append("Video attachment")
      case .file: row.notes.append("File attachment")
      case .poll: row.notes.append("Poll")
      case .event: row.notes.append("Calendar event")
      case .unknown: row.notes.append("Unsupported attachment")
      }
    }
  }

  /// Describes a picture: the protocol contains only its sender, and nothing about its content.
  private func picture(
    _ image: ChatImage, _ message: MessageID, _ place: Int, by author: String
  ) -> MessageRow.Picture {
    let size = image.pixels.map { ", \($0.width) × \($0.height) pixels" } ?? ""
    let whose = author == "You" ? "by you" : "by \(author)"
    let source = Address("/chat/pictures").appending("\(message)").appending("\(place)")
    let isOwn = isOwnServer(image.url)
    let isWeb = image.url.hasPrefix("https://") || image.url.hasPrefix("http://")
    return MessageRow.Picture(
      source: isOwn ? source.description : nil, link: isOwn || !isWeb ? nil : image.url,
      alt: "Picture \(whose)\(size)")
  }
}
