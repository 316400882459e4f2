import PentadCore

extension ChatAttachment {
  /// The attachment as a JSON object for the server, unchanged if it came from the server.
  public var json: String { origin ?? written }

  /// The JSON object from which it was decoded; nil if it was created locally.
  private var origin: String? {
    switch self {
    case .image(let image): image.origin.json
    case .reply(let reply): reply.origin.json
    case .emoji(let emoji): emoji.origin.json
    case .location(let place): place.origin.json
    case .video(let video): video.origin.json
    case .file(_, let origin), .poll(_, let origin), .event(_, let origin): origin.json
    case .mentions(let mentions):
      // The list may differ from the one that was received.
      mentions.first?.origin.json.flatMap { Self.list("[\($0)]") == [self] ? $0 : nil }
    case .unknown(let json): json
    }
  }

  private var written: String {
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
        ("loci", Self.loci(mentions)))
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
    case .file(let id, _): Self.object("file", ("file_id", .string(id)))
    case .poll(let id, _): Self.object("poll", ("poll_id", .string(id)))
    case .event(let id, _): Self.object("event", ("event_id", .string(id)))
    case .unknown(let json): json
    }
  }

  /// Returns the ranges of the mentions before the first mention without one: the server pairs
  /// ranges and users by their order.
  private static func loci(_ mentions: [Mention]) -> JSONValue? {
    let placed = mentions.prefix { $0.length > 0 }
    return placed.isEmpty ? nil : .array(placed.map { [.integer($0.start), .integer($0.length)] })
  }

  private static func object(_ type: String, _ members: (String, JSONValue?)...) -> String {
    let present = members.compactMap { name, value in value.map { JSONValue.Member(name, $0) } }
    return JSONValue.object([.init("type", .string(type))] + present).text()
  }

  /// Decodes a JSON array of attachments. Elements that are no objects become ``unknown(_:)``.
  static func list(_ json: String?) -> [ChatAttachment] {
    JSONList.read(json) { reader throws(PentadError) in try ChatAttachment(&reader) }
  }

  private init(_ reader: inout JSONReader) throws(PentadError) {
    var fields = AttachmentFields()
    let raw = try reader.raw { reader throws(PentadError) in
      guard try reader.peek() == .object else { return try reader.skip() }
      try reader.object { reader, name throws(PentadError) in try fields.read(name, &reader) }
    }
    self = fields.attachment(from: raw.string) ?? .unknown(raw.string)
  }
}

/// The members of attachments of all kinds.
private struct AttachmentFields {
  private var type = ""
  private var texts: [String: String] = [:]
  /// The users' ids. An unreadable id keeps its position, because ranges and users are paired by
  /// their order.
  private var userIds: [String?] = []
  private var pairs: [(Int, Int)?] = []
  private var extra = ExtraMembers()

  mutating func read(_ name: JSONSlice, _ reader: inout JSONReader) throws(PentadError) {
    switch name {
    case "type": type = try extra.text(name, &reader) ?? ""
    case "user_ids":
      userIds =
        try extra.list(name, &reader) { reader throws(PentadError) in
          .some(try JSONList.id(&reader))
        } ?? []
    case "loci", "charmap":
      pairs =
        try extra.list(name, &reader) { reader throws(PentadError) in
          .some(try Self.pair(&reader))
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
      let text = try reader.peek() == .string ? reader.string() : reader.raw()
      if let number = Int(text.string) { numbers.append(number) }
    }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  /// Returns the attachment; nil if its kind is unknown or a required member is missing.
  func attachment(from json: String) -> ChatAttachment? {
    let origin = ChatAttachment.Origin(json)
    switch type {
    case "image", "linked_image":
      guard let url = texts["url"] else { return nil }
      var image = ChatAttachment.Image(
        ChatImage(url: url), sourceURL: texts["source_url"], blurHash: texts["blur_hash"])
      image.origin = origin
      return .image(image)
    case "reply":
      let base = texts["base_reply_id"].flatMap { MessageID($0) }
      // If only the first message of the thread is named, that is the answered one.
      guard let id = texts["reply_id"].flatMap({ MessageID($0) }) ?? base else { return nil }
      var reply = ChatAttachment.Reply(to: id, base: base, userId: texts["user_id"])
      reply.origin = origin
      return .reply(reply)
    case "mentions": return mentions(origin)
    case "emoji":
      guard let placeholder = texts["placeholder"] else { return nil }
      var emoji = ChatAttachment.Emoji(
        placeholder: placeholder,
        pictures: pairs.compactMap(\.self).map { .init(pack: $0.0, index: $0.1) })
      emoji.origin = origin
      return .emoji(emoji)
    case "location":
      guard let latitude = texts["lat"], let longitude = texts["lng"] else { return nil }
      var place = ChatAttachment.Location(
        name: texts["name"] ?? "", latitude: latitude, longitude: longitude)
      place.origin = origin
      return .location(place)
    case "video":
      guard let url = texts["url"] else { return nil }
      var video = ChatAttachment.Video(url: url, previewURL: texts["preview_url"])
      video.origin = origin
      return .video(video)
    case "file": return texts["file_id"].map { .file(id: $0, origin: origin) }
    case "poll": return texts["poll_id"].map { .poll(id: $0, origin: origin) }
    case "event": return texts["event_id"].map { .event(id: $0, origin: origin) }
    default: return nil
    }
  }

  /// Returns the mentioned users, each with its range if there is one. Duplicates, as from the
  /// writer and from the server, are removed.
  private func mentions(_ origin: ChatAttachment.Origin) -> ChatAttachment? {
    var mentions: [ChatAttachment.Mention] = []
    var seen: Set<ChatAttachment.Mention> = []
    for (index, userId) in userIds.enumerated() {
      guard let userId else { continue }
      let place = pairs.indices.contains(index) ? pairs[index] : nil
      var mention = ChatAttachment.Mention(
        userId: userId, start: place?.0 ?? 0, length: place?.1 ?? 0)
      mention.origin = origin
      if seen.insert(mention).inserted { mentions.append(mention) }
    }
    return mentions.isEmpty ? nil : .mentions(mentions)
  }
}
