import PentadCore

/// A user of a server.
struct ShelbyUser {
  let id: String
  let name: String
  let nickname: String?
  let imageURL: String?

  /// Reads an element of `users.json`; nil without an id.
  init?(_ json: inout JSONReader) throws(PentadError) {
    guard try json.isObject() else { return nil }
    var (id, name, nickname, imageURL): (String?, String?, String?, String?)
    try json.object { json, member throws(PentadError) in
      switch member {
      case "_id": id = try json.text()
      case "name": name = try json.text()
      case "nickname": nickname = try json.text()
      case "user_image": imageURL = try json.text()
      default: try json.skip()
      }
    }
    guard let id, VideoLimits.isID(id) else { return nil }
    self.id = id
    self.name = name ?? nickname ?? ""
    self.nickname = nickname
    self.imageURL = imageURL
  }
}

extension VideoChannel {
  /// Reads an element of `channels.json`; nil without an id. The channel is private unless the
  /// element states that it is public.
  init?(_ json: inout JSONReader, of source: SourceID) throws(PentadError) {
    guard try json.isObject() else { return nil }
    var (id, name, isPublic): (String?, String?, Bool?)
    try json.object { json, member throws(PentadError) in
      switch member {
      case "_id": id = try json.text()
      case "name": name = try json.text()
      case "public": isPublic = try json.flag()
      default: try json.skip()
      }
    }
    guard let id = id.flatMap({ RemoteID($0, of: source) }) else { return nil }
    self.init(id: id, name: name ?? "", isPublic: isPublic ?? false)
  }
}
