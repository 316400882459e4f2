import PentadCore

/// Lists stored in one column as JSON, limited to ``VideoPolicies/listBytes``: items beyond the
/// limit are dropped. Unreadable lists are ignored.
enum StoredLists {
  // MARK: Writing

  static func text(_ images: [VideoImage]) -> String? {
    text(images) { image in
      JSONValue.object([.init("url", .string(image.url))]).adding(
        ("width", image.width), ("height", image.height))
    }
  }

  static func text(_ renditions: [MediaRendition]) -> String? {
    text(renditions) { rendition in
      let type = rendition.type.map { JSONValue.Member("type", .string($0)) }
      let mark = rendition.isDefault ? JSONValue.Member("default", true) : nil
      return JSONValue.object(
        [.init("url", .string(rendition.url))] + [type, mark].compactMap { $0 }
      ).adding(
        ("width", rendition.width), ("height", rendition.height),
        ("bitrate", rendition.bitrate), ("bytes", rendition.bytes.flatMap { Int(exactly: $0) }))
    }
  }

  static func text(_ services: [SourceAccount.Service]) -> String? {
    text(services) {
      ["origin": .string($0.origin.rawValue), "connected": .bool($0.isConnected)]
    }
  }

  static func text(_ channels: [VideoChannel]) -> String? {
    text(channels) { channel in
      let image = channel.imageURL.map { JSONValue.Member("url", .string($0)) }
      return .object(
        [
          .init("id", .string(channel.id.id)), .init("name", .string(channel.name)),
          .init("public", .bool(channel.isPublic)),
        ] + [image].compactMap { $0 })
    }
  }

  /// Encodes a list; nil if it is empty.
  private static func text<Item>(_ items: [Item], _ json: (Item) -> JSONValue) -> String? {
    var text = ""
    for item in items {
      let next = json(item).text()
      guard text.utf8.count + next.utf8.count + 2 <= VideoPolicies.listBytes else { break }
      text += text.isEmpty ? "[" : ","
      text += next
    }
    return text.isEmpty ? nil : text + "]"
  }

  // MARK: Reading

  static func images(_ text: String?) -> [VideoImage] {
    items(text) { VideoImage(url: $0.url, width: $0.width, height: $0.height) }
  }

  static func renditions(_ text: String?) -> [MediaRendition] {
    items(text) { item in
      if item.url.hasPrefix("/") {
        return MediaRendition(filePath: item.url, bytes: item.bytes)
      }
      return MediaRendition(
        url: item.url, type: item.type, width: item.width, height: item.height,
        bitrate: item.bitrate, bytes: item.bytes, isDefault: item.isMarked)
    }
  }

  static func services(_ text: String?) -> [SourceAccount.Service] {
    items(text) {
      SourceAccount.Service(ShareOrigin(rawValue: $0.name), isConnected: $0.isMarked)
    }
  }

  static func channels(_ text: String?, of source: SourceID) -> [VideoChannel] {
    items(text) { item in
      RemoteID(item.id, of: source).map { id in
        VideoChannel(
          id: id, name: item.name, isPublic: item.isMarked,
          imageURL: item.url.isEmpty ? nil : item.url)
      }
    }
  }

  /// The union of the fields of all item types.
  private struct Item {
    var (id, name, url) = ("", "", "")
    var type: String?
    var (width, height, bitrate): (Int?, Int?, Int?) = (nil, nil, nil)
    var bytes: Int64?
    var isMarked = false

    init(_ reader: inout JSONReader) throws(PentadError) {
      var item = Self()
      try reader.object { reader, name throws(PentadError) in
        switch name {
        case "id": item.id = try reader.string().string
        case "name", "origin": item.name = try reader.string().string
        case "url": item.url = try reader.string().string
        case "type": item.type = try reader.string().string
        case "width": item.width = Int(exactly: try reader.integer())
        case "height": item.height = Int(exactly: try reader.integer())
        case "bitrate": item.bitrate = Int(exactly: try reader.integer())
        case "bytes": item.bytes = try reader.integer()
        case "default", "connected", "public": item.isMarked = try reader.bool()
        default: try reader.skip()
        }
      }
      self = item
    }

    private init() {}
  }

  private static func items<Value>(_ text: String?, _ value: (Item) -> Value?) -> [Value] {
    guard let text else { return [] }
    let values = try? JSONReader.read(text.utf8) { reader throws(PentadError) in
      var values: [Value] = []
      try reader.array { reader throws(PentadError) in
        if let next = value(try Item(&reader)) { values.append(next) }
      }
      return values
    }
    return values ?? []
  }
}

extension JSONValue {
  fileprivate func adding(_ numbers: (String, Int?)...) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(
      members + numbers.compactMap { name, number in number.map { Member(name, .integer($0)) } })
  }
}
