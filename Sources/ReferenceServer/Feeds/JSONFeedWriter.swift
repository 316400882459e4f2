import PentadCore

extension FeedDocument {
  /// The page as JSON Feed 1.1. It only has a link to the next page, because the format has no
  /// others.
  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("version", "https://jsonfeed.org/version/1.1"), .init("title", .string(title)),
      .init("home_page_url", .string(home)),
      .init("feed_url", .string(address(.json, page: page))), .init("description", .string(text)),
    ]
    if hasMore { members.append(.init("next_url", .string(address(.json, page: page + 1)))) }
    if let picture { members.append(.init("icon", .string(picture))) }
    if let owner { members.append(.init("authors", [owner.feedJSON(origin)])) }
    members.append(.init("language", "en"))
    members.append(.init("items", .array(entries.map { $0.json(origin) })))
    return .object(members)
  }
}

extension FeedDocument.Entry {
  fileprivate func json(_ origin: String) -> JSONValue {
    let attachments = files(origin).map { file in
      [
        "url": .string(file.address), "mime_type": .string(MP4.type),
        "size_in_bytes": .integer(file.bytes), "duration_in_seconds": .integer(video.duration),
      ] as JSONValue
    }
    var members: [JSONValue.Member] = [
      .init("id", .string(id)), .init("url", .string(page(origin))),
      .init("title", .string(video.title)), .init("content_text", .string(video.text)),
      .init("image", .string(picture(origin))),
      .init("date_published", .string(ISO8601.text(video.publishedAt, isPrecise: false))),
      .init("date_modified", .string(ISO8601.text(video.updatedAt, isPrecise: false))),
      .init("authors", [author.feedJSON(origin)]),
      .init("tags", .array(video.tags.map { .string($0) })),
    ]
    if !attachments.isEmpty { members.append(.init("attachments", .array(attachments))) }
    return .object(members)
  }
}

extension VideoCatalogue.Person {
  fileprivate func feedJSON(_ origin: String) -> JSONValue {
    ["name": .string(name), "avatar": .string(origin + picturePath)]
  }
}
