import PentadCore

/// A comment in a PeerTube response.
struct PeerTubeComment {
  /// The number of the comment on this server.
  private(set) var id: Int64 = 0
  /// The total number of replies.
  private(set) var answers = 0
  private var text: String?
  private var parent: Int64?
  private var createdAt: Int64?
  private var updatedAt: Int64?
  private var isDeleted = false
  private var account: PeerTubeActor?

  /// Reads a comment; nil for a value without a number.
  init?(_ reader: inout JSONReader) throws(PentadError) {
    guard try reader.isObject() else { return nil }
    var number: Int64?
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "id": number = try PeerTubeJSON.whole(&reader)
      case "text": text = try reader.text()
      case "inReplyToCommentId": parent = try PeerTubeJSON.whole(&reader)
      case "createdAt": createdAt = try PeerTubeJSON.time(&reader)
      case "updatedAt": updatedAt = try PeerTubeJSON.time(&reader)
      case "isDeleted": isDeleted = try PeerTubeJSON.flag(&reader) ?? false
      case "totalReplies": answers = try PeerTubeJSON.int(&reader) ?? 0
      case "account": account = try PeerTubeActor(&reader)
      default: try reader.skip()
      }
    }
    guard let number else { return nil }
    id = number
  }

  /// Reads a comment and, recursively, its replies.
  static func readTree(
    _ reader: inout JSONReader, into all: inout [PeerTubeComment]
  ) throws(PentadError) {
    guard try reader.isObject() else { return }
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "comment":
        if let comment = try PeerTubeComment(&reader), all.count < VideoLimits.broadcasts {
          all.append(comment)
        }
      case "children":
        _ = try reader.list { reader throws(PentadError) in
          try readTree(&reader, into: &all)
        }
      default: try reader.skip()
      }
    }
  }

  /// Converts the comment; nil if it was deleted or has no text or date.
  func comment(
    on video: VideoKey, of source: SourceID, _ server: PeerTubeServer
  ) -> VideoComment? {
    guard !isDeleted, let createdAt, let text = PeerTubeJSON.plain(text),
      let id = RemoteID("\(id)", of: source)
    else { return nil }
    return VideoComment(
      id: id, video: video,
      author: account?.sharer(on: server) ?? Sharer(nickname: "", origin: .peertube), text: text,
      createdAt: createdAt, updatedAt: updatedAt,
      parent: parent.flatMap { RemoteID("\($0)", of: source) })
  }
}
