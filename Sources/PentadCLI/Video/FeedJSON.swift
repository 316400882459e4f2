import PentadCore
import VideoFeedKit

extension ParsedFeed {
  var json: JSONValue {
    [
      "address": .optional(address), "authors": .array(authors.map(\.json)),
      "channelID": .optional(channelID), "ending": .string(ending.word),
      "entries": .array(entries.map(\.json)), "faults": .integer(faults),
      "format": .string(format.rawValue), "id": .optional(id), "image": .optional(image),
      "language": .optional(language), "merged": .integer(merged),
      "newAddress": .optional(newAddress), "nextPage": .optional(nextPage),
      "page": .optional(page),
      "skippedDays": .array(skippedDays.sorted().map(JSONValue.integer)),
      "skippedHours": .array(skippedHours.sorted().map(JSONValue.integer)),
      "summary": .optional(summary), "timeToLive": .optional(timeToLive),
      "title": .optional(title), "updateFrequency": .optional(updateFrequency),
      "updatePeriod": .optional(updatePeriod), "updated": .moment(updated),
    ]
  }
}

extension FeedEnding {
  /// The word: `complete`, `cut`, or the limit that was reached: `bytes`, `entries`, …
  fileprivate var word: String {
    switch self {
    case .complete: "complete"
    case .cut: "cut"
    case .limited(let limit): "\(limit)"
    }
  }
}

extension ParsedEntry {
  fileprivate var json: JSONValue {
    [
      "authors": .array(authors.map(\.json)),
      "categories": .array(categories.map(JSONValue.string)), "channelID": .optional(channelID),
      "commentsPage": .optional(commentsPage), "credits": .array(credits.map(\.json)),
      "duration": .optional(duration), "embed": .optional(embed),
      "embeds": .array(embeds.map(JSONValue.string)), "live": .optional(live?.rawValue),
      "enclosures": .array(enclosures.map(\.json)), "externalPage": .optional(externalPage),
      "id": .string(id), "idOrigin": .string("\(idOrigin)"), "isExplicit": .optional(isExplicit),
      "page": .optional(page), "player": .optional(player), "published": .moment(published),
      "renditions": .array(renditions.map(\.json)), "statistics": statistics.json,
      "summary": .optional(summary), "thumbnails": .array(thumbnails.map(\.json)),
      "title": .optional(title), "updated": .moment(updated), "videoID": .optional(videoID),
    ]
  }
}

extension ParsedPerson {
  fileprivate var json: JSONValue {
    [
      "email": .optional(email), "image": .optional(image), "name": .optional(name),
      "page": .optional(page),
    ]
  }
}

extension ParsedCredit {
  fileprivate var json: JSONValue { ["name": .string(name), "role": .optional(role)] }
}

extension ParsedEnclosure {
  fileprivate var json: JSONValue {
    [
      "address": .string(address), "duration": .optional(duration), "length": .optional(length),
      "title": .optional(title), "type": .optional(type),
    ]
  }
}

extension ParsedRendition {
  fileprivate var json: JSONValue {
    [
      "address": .optional(address), "bitrate": .optional(bitrate),
      "duration": .optional(duration), "expression": .optional(expression),
      "framerate": .optional(framerate), "group": .optional(group), "height": .optional(height),
      "isDefault": .bool(isDefault), "language": .optional(language),
      "length": .optional(length), "medium": .optional(medium), "type": .optional(type),
      "width": .optional(width),
    ]
  }
}

extension ParsedThumbnail {
  fileprivate var json: JSONValue {
    ["address": .string(address), "height": .optional(height), "width": .optional(width)]
  }
}

extension ParsedStatistics {
  fileprivate var json: JSONValue {
    [
      "comments": .optional(comments), "favorites": .optional(favorites),
      "highestRating": .optional(highestRating), "lowestRating": .optional(lowestRating),
      "rating": .optional(rating), "ratings": .optional(ratings), "views": .optional(views),
    ]
  }
}
