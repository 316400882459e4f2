import PentadCore
import VideoFeedKit

extension Video {
  var json: JSONValue {
    [
      "author": .optional(author), "duration": .optional(duration),
      "embed": .optional(embed?.url), "images": .array(images.map(\.json)),
      "isLive": .bool(isLive), "media": .array(media.map(\.json)), "pageURL": .optional(pageURL),
      "playCount": .optional(playCount), "publishedAt": .moment(publishedAt),
      "summary": .optional(summary), "title": .optional(title),
      "unplayable": .optional(unplayable?.rawValue),
    ]
  }
}

extension VideoImage {
  fileprivate var json: JSONValue {
    ["height": .optional(height), "url": .string(url), "width": .optional(width)]
  }
}

extension MediaRendition {
  fileprivate var json: JSONValue {
    [
      "bitrate": .optional(bitrate), "bytes": .optional(bytes), "height": .optional(height),
      "isDefault": .bool(isDefault), "kind": .string("\(kind)"), "type": .optional(type),
      "url": .string(url), "width": .optional(width),
    ]
  }
}

extension ContentURL {
  var json: JSONValue { ["expiresAt": .moment(expiresAt), "rendition": rendition.json] }
}

extension Playability {
  /// The kind as a word: `playable`, `embedOnly`, …
  var word: String {
    switch self {
    case .unknown: "unknown"
    case .playable: "playable"
    case .embedOnly: "embedOnly"
    case .pageOnly: "pageOnly"
    case .unplayable: "unplayable"
    case .checkFailed: "checkFailed"
    }
  }

  var json: JSONValue {
    var (renditions, address, reason) = ([MediaRendition](), String?.none, String?.none)
    var error: PentadError?
    switch self {
    case .unknown: break
    case .playable(let given): renditions = given
    case .embedOnly(let embed): address = embed.url
    case .pageOnly(let page): address = page
    case .unplayable(let why): reason = why.rawValue
    case .checkFailed(let failure): error = failure
    }
    return [
      "error": .failure(error), "kind": .string(word), "reason": .optional(reason),
      "renditions": .array(renditions.map(\.json)), "url": .optional(address),
    ]
  }
}
