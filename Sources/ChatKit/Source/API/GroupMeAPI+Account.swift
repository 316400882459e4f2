package import PentadCore

extension GroupMeAPI {
  /// Fetches the signed-in user. If this call throws
  /// ``PentadCore/PentadError/Code/signInRequired``, the token itself is invalid.
  package func usersMe() async throws(PentadError) -> ChatUser {
    let answer = try await get(url(servers.api, "users", "me"), about: .account)
    return try WireAnswer.response(answer.body) { reader throws(PentadError) in
      try ChatUser(&reader)
    }
  }

  /// Uploads a picture, for an attachment or for a group.
  ///
  /// - Parameters:
  ///   - bytes: the content of the picture file.
  ///   - type: the media type: `image/jpeg`.
  package func uploadImage(
    _ bytes: [UInt8], type: String = "image/jpeg"
  ) async throws(PentadError) -> ChatImage {
    var request = TransportRequest(servers.images, method: .post)
    try request.headers.set("Content-Type", type)
    request.body = bytes
    let answer = try await send(request, about: .account, within: uploadDeadline)
    let image = try WireAnswer.member("payload", of: answer.body) { reader throws(PentadError) in
      try ChatImage(payload: &reader)
    }
    guard let image else {
      throw PentadError(
        .unexpectedAnswer,
        "the server accepted the picture, but returned no "
          + "address for it")
    }
    return image
  }
}

extension ChatImage {
  /// Decodes the response of the picture service; nil without an address.
  fileprivate init?(payload reader: inout JSONReader) throws(PentadError) {
    var extra = ExtraMembers()
    var (url, pictureURL): (String?, String?)
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "url": url = try extra.word(name, &reader)
      case "picture_url": pictureURL = try extra.word(name, &reader)
      default: try reader.skip()
      }
    }
    guard let address = pictureURL ?? url else { return nil }
    self.init(url: address)
  }
}
