import PentadCore

extension ChatAttachment {
  /// The attachment as the server reads it: a JSON object.
  public var json: String {
    switch self {
    case .image(let image):
      Self.object(
        "image", ("url", .string(image.image.url)),
        ("source_url", image.sourceURL.map { .string($0) }),
        ("blur_hash", image.blurHash.map { .string($0) }))
    case .reply(let reply):
      Self.object(
        "reply", ("user_id", reply.userId.map { .string($0) }),
        ("reply_id", .string(reply.message.description)),
        ("base_reply_id", .string(reply.base.description)))
    case .mentions(let mentions):
      Self.object(
        "mentions", ("user_ids", .array(mentions.map { .string($0.userId) })),
        ("loci", .array(mentions.map { [.integer($0.start), .integer($0.length)] })))
    case .emoji(let emoji):
      Self.object(
        "emoji", ("placeholder", .string(emoji.placeholder)),
        ("charmap", .array(emoji.pictures.map { [.integer($0.pack), .integer($0.index)] })))
    case .location(let place):
      Self.object(
        "location", ("name", .string(place.name)), ("lat", .string(place.latitude)),
        ("lng", .string(place.longitude)))
    case .video(let video):
      Self.object(
        "video", ("url", .string(video.url)), ("preview_url", video.previewURL.map { .string($0) }))
    case .file(let id): Self.object("file", ("file_id", .string(id)))
    case .poll(let id): Self.object("poll", ("poll_id", .string(id)))
    case .event(let id): Self.object("event", ("event_id", .string(id)))
    case .unknown(let json): json
    }
  }

  private static func object(_ type: String, _ members: (String, JSONValue?)...) -> String {
    let present = members.compactMap { name, value in value.map { JSONValue.Member(name, $0) } }
    return JSONValue.object([.init("type", .string(type))] + present).text()
  }

  /// Reads a JSON array of attachments; elements that are no objects are ``unknown(_:)``, too.
  static func list(_ json: String?) -> [ChatAttachment] {
    JSONList.read(json) { reader throws(PentadError) in try ChatAttachment(&reader) }
  }

  private init(_ reader: inout JSONReader) throws(PentadError) {
    var fields = AttachmentFields()
    let raw = try reader.raw { reader throws(PentadError) in
      guard try reader.peek() == .object else { return try reader.skip() }
      try reader.object { reader, name throws(PentadError) in try fields.read(name, &reader) }
    }
    self = fields.attachment ?? .unknown(raw.string)
  }
}

/// The members of attachments of all kinds.
private struct AttachmentFields {
  private var type = ""
  private var texts: [String: String] = [:]
  private var userIds: [String] = []
  private var pairs: [(Int, Int)] = []
  private var extra = ExtraMembers()

  mutating func read(_ name: JSONSlice, _ reader: inout JSONReader) throws(PentadError) {
    switch name {
    case "type": type = try extra.text(name, &reader) ?? ""
    case "user_ids": userIds = try extra.list(name, &reader, of: JSONList.id) ?? []
    case "loci", "charmap":
      pairs =
        try extra.list(name, &reader) { reader throws(PentadError) in
          try Self.pair(&reader)
        } ?? []
    default:
      let name = name.string
      switch try reader.peek() {
      case .string: texts[name] = try reader.string().string
      case .number: texts[name] = try reader.raw().string
      default: try reader.skip()
      }
    }
  }

  private static func pair(_ reader: inout JSONReader) throws(PentadError) -> (Int, Int)? {
    guard try reader.peek() == .array else {
      try reader.skip()
      return nil
    }
    var numbers: [Int] = []
    try reader.array { reader throws(PentadError) in
      if let number = Int(try reader.raw().string) { numbers.append(number) }
    }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  /// The attachment; nil when its kind is not known, or something of it is missing.
  var attachment: ChatAttachment? {
    switch type {
    case "image", "linked_image":
      texts["url"].map {
        .image(
          .init(
            ChatImage(url: $0), sourceURL: texts["source_url"], blurHash: texts["blur_hash"]))
      }
    case "reply":
      texts["reply_id"].flatMap { MessageID($0) }.map { id in
        .reply(
          .init(
            to: id, base: texts["base_reply_id"].flatMap { MessageID($0) },
            userId: texts["user_id"]))
      }
    case "mentions" where userIds.count == pairs.count:
      .mentions(zip(userIds, pairs).map { .init(userId: $0, start: $1.0, length: $1.1) })
    case "emoji":
      texts["placeholder"].map {
        .emoji(.init(placeholder: $0, pictures: pairs.map { .init(pack: $0.0, index: $0.1) }))
      }
    case "location":
      if let latitude = texts["lat"], let longitude = texts["lng"] {
        .location(.init(name: texts["name"] ?? "", latitude: latitude, longitude: longitude))
      } else {
        nil
      }
    case "video":
      texts["url"].map { .video(.init(url: $0, previewURL: texts["preview_url"])) }
    case "file": texts["file_id"].map { .file(id: $0) }
    case "poll": texts["poll_id"].map { .poll(id: $0) }
    case "event": texts["event_id"].map { .event(id: $0) }
    default: nil
    }
  }
}
