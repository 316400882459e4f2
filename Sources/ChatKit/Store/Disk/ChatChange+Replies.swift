import PentadStorage

extension ChatAccess {
  /// Adds the first message of the thread to each reply, if the store has it.
  func withBases(_ attachments: [OutgoingAttachment]) throws -> [OutgoingAttachment] {
    try attachments.map { attachment in
      guard case .ready(let ready) = attachment, let reply = ready.asReply,
        reply.base == reply.message, let answered = try messages([reply.message]).first
      else { return attachment }
      guard let base = answered.attachments.lazy.compactMap(\.asReply).first?.base else {
        return attachment
      }
      let writer = reply.userId ?? answered.senderId
      return .ready(.reply(.init(to: reply.message, base: base, userId: writer)))
    }
  }
}

extension ChatAttachment {
  /// The reply, if the attachment is one; decoded from JSON if necessary.
  fileprivate var asReply: Reply? {
    switch self {
    case .reply(let reply): reply
    case .unknown(let json):
      if case .reply(let reply) = Self.list("[\(json)]").first { reply } else { nil }
    default: nil
    }
  }
}
