import PentadCore

/// The byte format of logged events: the number of the case, then its values. Released numbers and
/// formats never change.
extension VideoEvent {
  /// The encoded event; empty for an event that is not logged.
  var bytes: [UInt8] {
    var writer = EventWriter()
    switch self {
    case .sourceAdded(let id): writer.write(1, id.rawValue)
    case .sourceChanged(let id): writer.write(2, id.rawValue)
    case .sourceRemoved(let id): writer.write(3, id.rawValue)
    case .pendingChanged(let news): writer.write(4, news)
    case .feedApplied(let news): writer.write(5, news)
    case .videosChanged(let keys):
      writer.write(6)
      writer.write(UInt64(keys.count))
      for key in keys { writer.write(key.text) }
    case .stateChanged(let key): writer.write(7, key.text)
    case .actionChanged(let change):
      writer.write(8, change.video.text)
      writer.write(UInt64(bitPattern: change.id))
      writer.write(UInt64(change.step.rawValue))
    case .accountChanged(let id): writer.write(9, id.rawValue)
    case .commentsChanged(let key): writer.write(10, key.text)
    case .storeRecovered(let rows, let isPartial):
      writer.write(11)
      writer.write(UInt64(clamping: rows))
      writer.write(isPartial ? 1 : 0)
    case .startUp, .polling, .contentURL, .playback, .failed, .reset: break
    }
    return writer.bytes
  }

  /// Decodes an event; nil for bytes that this version does not know.
  init?(bytes: some Sequence<UInt8>) {
    var scanner = EventScanner(bytes)
    guard let event = Self.read(&scanner), scanner.isAtEnd else { return nil }
    self = event
  }

  private static func read(_ scanner: inout EventScanner) -> VideoEvent? {
    switch scanner.number() {
    case 1: scanner.source().map { .sourceAdded($0) }
    case 2: scanner.source().map { .sourceChanged($0) }
    case 3: scanner.source().map { .sourceRemoved($0) }
    case 4: scanner.news().map { .pendingChanged($0) }
    case 5: scanner.news().map { .feedApplied($0) }
    case 6: scanner.keys().map { .videosChanged($0) }
    case 7: scanner.key().map { .stateChanged($0) }
    case 8:
      if let video = scanner.key(), let id = scanner.number(),
        let step = scanner.number().flatMap({ UInt8(exactly: $0) }).flatMap({
          ActionStep(rawValue: $0)
        })
      {
        .actionChanged(ActionChange(id: Int64(bitPattern: id), video: video, step: step))
      } else {
        nil
      }
    case 9: scanner.source().map { .accountChanged($0) }
    case 10: scanner.key().map { .commentsChanged($0) }
    case 11:
      if let rows = scanner.number().flatMap({ Int(exactly: $0) }), let mark = scanner.number() {
        .storeRecovered(rowsKept: rows, isPartial: mark != 0)
      } else {
        nil
      }
    default: nil
    }
  }
}

extension EventWriter {
  fileprivate mutating func write(_ kind: UInt64, _ name: String) {
    write(kind)
    write(name)
  }

  fileprivate mutating func write(_ kind: UInt64, _ news: VideoNews) {
    write(kind)
    write(UInt64(clamping: news.videos))
    write(UInt64(clamping: news.comments))
  }
}

extension EventScanner {
  fileprivate mutating func source() -> SourceID? { text().map { SourceID($0) } }

  fileprivate mutating func key() -> VideoKey? { text().flatMap { VideoKey(text: $0) } }

  fileprivate mutating func news() -> VideoNews? {
    guard let videos = number().flatMap({ Int(exactly: $0) }),
      let comments = number().flatMap({ Int(exactly: $0) })
    else { return nil }
    return VideoNews(videos: videos, comments: comments)
  }

  fileprivate mutating func keys() -> [VideoKey]? {
    guard let count = count(), count <= VideoEvent.videoLimit else { return nil }
    var keys: [VideoKey] = []
    for _ in 0..<count {
      guard let key = key() else { return nil }
      keys.append(key)
    }
    return keys
  }
}
