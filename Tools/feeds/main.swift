// Reads the documents that are named, one a line on standard input (path, address and content type between
// tabs), and prints what was read as JSON Lines. `--time FILE` makes pages of one for a second and prints
// the least time of a page in nanoseconds, and how many broadcasts it has.
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

/// Gives one document, in the pieces in which a network does.
struct Pieces: Transport {
  let pieces: [[UInt8]]

  init(_ document: [UInt8]) {
    pieces = stride(from: 0, to: document.count, by: 65_536).map {
      Array(document[$0..<min($0 + 65_536, document.count)])
    }
  }

  func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    let rest = Lock(pieces[...])
    return TransportResponse(
      status: 200,
      body: TransportBody { () async throws(PentadError) in rest.withLock { $0.popFirst() } })
  }
}

let arguments = CommandLine.arguments
if arguments.count == 3, arguments[1] == "--time" {
  let source = try FeedXMLSource(
    "https://example.org/feed.xml", transport: Pieces(read(arguments[2])))
  let clock = ContinuousClock()
  let end = clock.now + .seconds(1)
  var best = Duration.seconds(1_000)
  var count = 0
  repeat {
    let start = clock.now
    count = try await source.page(FeedRequest()).broadcasts.count
    best = min(best, clock.now - start)
  } while clock.now < end
  print(best.components.attoseconds / 1_000_000_000, count)
} else {
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
}
