import CPentad
import ChatKit
import PentadCore

extension ChatRecords {
  /// - Parameter text: the message's text, which the mentions refer to
  func attachments(
    _ attachments: [ChatAttachment], of text: String?
  ) -> pentad_chat_attachments {
    pentad_chat_attachments(
      items: arena.array(attachments.map { arena.record(record($0, text ?? "")) }),
      count: attachments.count)
  }

  private func record(_ attachment: ChatAttachment, _ text: String) -> pentad_chat_attachment {
    var record = pentad_chat_attachment(
      json: arena.string(attachment.json), image: nil, url: nil, preview_url: nil,
      source_url: nil, blur_hash: nil, name: nil, latitude: nil, longitude: nil, id: nil,
      user_id: nil, placeholder: nil, mentions: nil, mention_count: 0, pictures: nil,
      picture_count: 0, message: 0, base_message: 0, kind: attachment.code)
    switch attachment {
    case .image(let image):
      record.image = arena.record(self.record(image.image))
      record.source_url = arena.string(image.sourceURL)
      record.blur_hash = arena.string(image.blurHash)
    case .reply(let reply):
      record.message = reply.message.rawValue
      record.base_message = reply.base.rawValue
      record.user_id = arena.string(reply.userId)
    case .mentions(let mentions):
      record.mentions = arena.array(mentions.map { self.record($0, text) })
      record.mention_count = mentions.count
    case .emoji(let emoji):
      record.placeholder = arena.string(emoji.placeholder)
      record.pictures = arena.array(
        emoji.pictures.map { pentad_chat_emoji(pack: Int64($0.pack), index: Int64($0.index)) })
      record.picture_count = emoji.pictures.count
    case .location(let place):
      record.name = arena.string(place.name)
      record.latitude = arena.string(place.latitude)
      record.longitude = arena.string(place.longitude)
    case .video(let video):
      record.url = arena.string(video.url)
      record.preview_url = arena.string(video.previewURL)
    case .file(let id, _), .poll(let id, _), .event(let id, _): record.id = arena.string(id)
    case .unknown: break
    }
    return record
  }

  private func record(_ mention: ChatAttachment.Mention, _ text: String) -> pentad_chat_mention {
    let range = mention.range(in: text)
    let start = range.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } ?? -1
    let length = range.map { text.utf8.distance(from: $0.lowerBound, to: $0.upperBound) } ?? 0
    return pentad_chat_mention(
      user_id: arena.string(mention.userId), start: Int64(mention.start),
      length: Int64(mention.length), byte_start: Int64(start), byte_length: Int64(length))
  }

  func reactions(_ message: ChatMessage) -> pentad_chat_reactions {
    let (reactions, likes) = (message.reactions, message.favoritedBy)
    return pentad_chat_reactions(
      items: arena.array(reactions.map { arena.record(record($0)) }), count: reactions.count,
      favorited_by: arena.strings(likes), favorited_by_count: likes.count)
  }

  private func record(_ reaction: ChatReaction) -> pentad_chat_reaction {
    var record = pentad_chat_reaction(
      text: nil, picture: pentad_chat_emoji(pack: 0, index: 0),
      user_ids: arena.strings(reaction.userIds),
      user_count: reaction.userIds.count, kind: reaction.sign.code)
    switch reaction.sign {
    case .unicode(let text), .other(let text): record.text = arena.string(text)
    case .emoji(let pack, let index):
      record.picture = pentad_chat_emoji(pack: Int64(pack), index: Int64(index))
    }
    return record
  }
}

extension ChatAttachment {
  fileprivate var code: pentad_chat_attachment_kind {
    switch self {
    case .image: PENTAD_CHAT_ATTACHMENT_KIND_IMAGE
    case .reply: PENTAD_CHAT_ATTACHMENT_KIND_REPLY
    case .mentions: PENTAD_CHAT_ATTACHMENT_KIND_MENTIONS
    case .emoji: PENTAD_CHAT_ATTACHMENT_KIND_EMOJI
    case .location: PENTAD_CHAT_ATTACHMENT_KIND_LOCATION
    case .video: PENTAD_CHAT_ATTACHMENT_KIND_VIDEO
    case .file: PENTAD_CHAT_ATTACHMENT_KIND_FILE
    case .poll: PENTAD_CHAT_ATTACHMENT_KIND_POLL
    case .event: PENTAD_CHAT_ATTACHMENT_KIND_EVENT
    case .unknown: PENTAD_CHAT_ATTACHMENT_KIND_UNKNOWN
    }
  }
}

extension ChatReaction.Sign {
  fileprivate var code: pentad_chat_sign_kind {
    switch self {
    case .unicode: PENTAD_CHAT_SIGN_KIND_CHARACTER
    case .emoji: PENTAD_CHAT_SIGN_KIND_PICTURE
    case .other: PENTAD_CHAT_SIGN_KIND_OTHER
    }
  }
}
