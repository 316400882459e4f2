import PentadCore

extension ChatUser {
  /// Decodes a user.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unexpectedAnswer`` for a user without an id.
  init(_ reader: inout JSONReader) throws(PentadError) {
    var extra = ExtraMembers()
    var (id, accountName, imageURL): (String?, String?, String?)
    var (email, phone): (String?, String?)
    var (createdAt, updatedAt): (Int64?, Int64?)
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "id", "user_id": id = try extra.word(name, &reader) ?? id
      case "name": accountName = try extra.text(name, &reader)
      case "image_url", "avatar_url": imageURL = try extra.word(name, &reader) ?? imageURL
      case "email": email = try extra.word(name, &reader)
      case "phone_number": phone = try extra.word(name, &reader)
      case "created_at": createdAt = try extra.time(name, &reader)
      case "updated_at": updatedAt = try extra.time(name, &reader)
      default: try extra.keep(name, &reader)
      }
    }
    guard let id else {
      throw PentadError(.unexpectedAnswer, "the server's answer has no id of the user")
    }
    self.init(
      id: id, name: accountName ?? "", image: imageURL.map { ChatImage(url: $0) }, email: email,
      phoneNumber: phone, createdAt: createdAt, updatedAt: updatedAt, extra: extra.json)
  }
}
