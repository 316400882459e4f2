// Reads the documents that are named, one a line on standard input (path, address and content type between
// tabs), and prints what was read as JSON Lines.
import Foundation
import PentadCore
import VideoFeedKit

func people(_ people: [ParsedPerson]) -> JSONValue {
  .array(people.map { ["name": text($0.name), "email": text($0.email), "href": text($0.page)] })
}
func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
func number(_ number: Int64?) -> JSONValue { number.map { .integer(Int($0)) } ?? .null }

func json(_ entry: ParsedEntry) -> JSONValue {
  [
    "id": .string(entry.id), "origin": .string("\(entry.idOrigin)"), "title": text(entry.title),
    "link": text(entry.page), "summary": text(entry.summary), "published": number(entry.published),
    "updated": number(entry.updated), "authors": people(entry.authors),
    "enclosures": .array(
      entry.enclosures.map {
        ["href": .string($0.address), "type": text($0.type), "length": number($0.length)]
      }),
    "renditions": .array(
      entry.renditions.map { ["url": text($0.address), "type": text($0.type)] }),
    "thumbnails": .array(entry.thumbnails.map { .string($0.address) }),
    "views": number(entry.statistics.views), "video": text(entry.videoID),
    "duration": number(entry.duration),
  ]
}

func json(_ feed: ParsedFeed) -> JSONValue {
  [
    "format": .string(feed.format.rawValue), "title": text(feed.title), "link": text(feed.page),
    "id": text(feed.id), "updated": number(feed.updated), "ending": .string("\(feed.ending)"),
    "faults": .integer(feed.faults), "entries": .array(feed.entries.map(json)),
  ]
}

func read(_ path: String) -> [UInt8] {
  (FileManager.default.contents(atPath: path)).map { Array($0) } ?? []
}

while let line = readLine() {
  let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  let document = read(parts[0])
  let address = parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil
  let type = parts.count > 2 && !parts[2].isEmpty ? parts[2] : nil
  do throws(PentadError) {
    let feed = try FeedReader.read(document, address: address, contentType: type)
    print(json(feed).text())
  } catch {
    let failure: JSONValue = ["error": .string("\(error)")]
    print(failure.text())
  }
}
