import Foundation
import PentadCore
import VideoFeedKit

/// A document of a feed in a file, with what a server would have said of it.
struct FeedFile {
  /// Its path; `-` for standard input.
  let path: String
  /// Where it comes from: what its addresses are relative to.
  var address: String?
  /// What a server calls it: `text/xml; charset=utf-8`.
  var contentType: String?

  /// A file as a line names it: path, address and content type between tabs.
  init(line: String) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    self.init(
      path: parts[0], address: parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil,
      contentType: parts.count > 2 && !parts[2].isEmpty ? parts[2] : nil)
  }

  init(path: String, address: String?, contentType: String?) {
    (self.path, self.address, self.contentType) = (path, address, contentType)
  }

  /// Reads the feed, as far as `FeedLimits` goes.
  ///
  /// - Throws: `notFound` for a file that cannot be read, and what `FeedReader` throws.
  func read() throws(PentadError) -> ParsedFeed {
    let unreadable = PentadError(.notFound, "the file \(path) cannot be read")
    let handle = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    guard let handle else { throw unreadable }
    defer { if path != "-" { try? handle.close() } }
    let reader = FeedReader(address: address, contentType: contentType)
    while !reader.isFull {
      let chunk: Data?
      do {
        chunk = try handle.read(upToCount: 1 << 18)
      } catch {
        throw unreadable
      }
      guard let chunk, !chunk.isEmpty else { break }
      try reader.read(Array(chunk))
    }
    return try reader.finish()
  }

  /// What became of it: the feed, or the error.
  func json(_ outcome: Result<ParsedFeed, PentadError>) -> JSONValue {
    switch outcome {
    case .success(let feed):
      guard case .object(let members) = feed.json else { return feed.json }
      return .object(members + [.init("file", .string(path))])
    case .failure(let error): return ["error": .failure(error), "file": .string(path)]
    }
  }
}
