extension ChatAttachment.Mention {
  /// Returns the range of the name in a message's text; nil if the server gave no range, or a range
  /// outside the text or inside a character.
  public func range(in text: String) -> Range<String.Index>? {
    let units = text.utf16
    guard start >= 0, length > 0,
      let first = units.index(units.startIndex, offsetBy: start, limitedBy: units.endIndex),
      let last = units.index(first, offsetBy: length, limitedBy: units.endIndex),
      let lower = first.samePosition(in: text.unicodeScalars),
      let upper = last.samePosition(in: text.unicodeScalars)
    else { return nil }
    return lower..<upper
  }

  /// Creates the mention of a user at a range of a text.
  public init(userId: String, at range: Range<String.Index>, in text: String) {
    let units = text.utf16
    self.init(
      userId: userId, start: units.distance(from: units.startIndex, to: range.lowerBound),
      length: units.distance(from: range.lowerBound, to: range.upperBound))
  }
}

extension ChatAttachment {
  /// Creates the mention of a member at a range of a text.
  ///
  /// ```swift
  /// let text = "Hi @Bea"
  /// if let range = text.range(of: "@Bea") {
  ///   try await client.send(
  ///     text, to: group, attachments: [.ready(.mention(bea, at: range, in: text))])
  /// }
  /// ```
  public static func mention(
    _ member: ChatMember, at range: Range<String.Index>, in text: String
  ) -> ChatAttachment {
    .mentions([Mention(userId: member.userId, at: range, in: text)])
  }

  /// Creates the mention of all members of the group at a range of a text.
  public static func mentionEverybody(
    at range: Range<String.Index>, in text: String
  ) -> ChatAttachment {
    .mentions([Mention(userId: Mention.everyone, at: range, in: text)])
  }
}
