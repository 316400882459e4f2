import PentadCore

/// The signed-in user in a PeerTube response.
struct PeerTubeUser {
  let username: String
  private let fields: Fields

  /// Parses the response of `users/me`. PeerTube sends an object, although its API description
  /// specifies a list with one element.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unreadableAnswer`` for a body that is not JSON;
  ///   ``PentadCore/PentadError/Code/unexpectedAnswer`` for a user without a name.
  init(answer: [UInt8]) throws(PentadError) {
    var fields = Fields()
    try JSONReader.readAnswer(answer) { reader throws(PentadError) in
      guard try reader.peek() == .array else { return try fields.read(&reader) }
      try reader.array { reader throws(PentadError) in try fields.read(&reader) }
    }
    guard let username = fields.username else {
      throw PentadError(.unexpectedAnswer, "the server did not return the signed-in user")
    }
    self.username = username
    self.fields = fields
  }

  private struct Fields {
    var username: String?
    var id: String?
    var account: PeerTubeActor?
    var channels: [PeerTubeActor] = []

    mutating func read(_ reader: inout JSONReader) throws(PentadError) {
      guard try reader.isObject() else { return }
      try reader.object { reader, name throws(PentadError) in
        switch name {
        case "username": username = try reader.text()
        case "id": id = try reader.text()
        case "account": account = try PeerTubeActor(&reader)
        case "videoChannels":
          channels = []
          _ = try reader.list { reader throws(PentadError) in
            if let channel = try PeerTubeActor(&reader) { channels.append(channel) }
          }
        default: try reader.skip()
        }
      }
    }
  }

  /// Converts the user to an account.
  func account(of source: SourceID, on server: PeerTubeServer) -> SourceAccount {
    SourceAccount(
      userId: fields.id ?? username, name: fields.account?.displayName ?? username,
      nickname: username,
      imageURL: fields.account?.imageURL(on: server),
      channels: fields.channels.compactMap { $0.channel(of: source, on: server) })
  }
}
