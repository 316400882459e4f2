import ChatKit
import PentadCore

extension MessageWriter {
  /// Puts what is attached to a message into pictures and words.
  func attach(_ message: ChatMessage, _ author: String, _ row: inout MessageRow) {
    for (place, attachment) in message.attachments.enumerated() {
      switch attachment {
      case .image(let picture):
        row.pictures.append(self.picture(picture.image, message.id, place, by: author))
      case .reply, .mentions: continue
      case .emoji(let emoji): row.notes.append("With \(emoji.pictures.count) pictures of a pack")
      case .location(let place): row.notes.append("A place: \(place.name)")
      case .video: row.notes.append("A film")
      case .file: row.notes.append("A file")
      case .poll: row.notes.append("A poll")
      case .event: row.notes.append("A date in the calendar")
      case .unknown: row.notes.append("Something that this version does not know")
      }
    }
  }

  /// Describes a picture: the protocol contains only its sender, and nothing about its content.
  private func picture(
    _ image: ChatImage, _ message: MessageID, _ place: Int, by author: String
  ) -> MessageRow.Picture {
    let size = image.pixels.map { ", \($0.width) × \($0.height) pixels" } ?? ""
    let whose = author == "You" ? "of yours" : "by \(author)"
    let source = Address("/chat/pictures").appending("\(message)").appending("\(place)")
    let isOwn = isOwnServer(image.url)
    let isWeb = image.url.hasPrefix("https://") || image.url.hasPrefix("http://")
    return MessageRow.Picture(
      source: isOwn ? source.description : nil, link: isOwn || !isWeb ? nil : image.url,
      alt: "Picture \(whose)\(size)")
  }
}
