import Foundation
import PentadCore
import VideoFeedKit

/// A feed document in a file, with the metadata that a server would send.
struct FeedFile {
  /// The path; `-` for standard input.
  let path: String
  /// The base address of its relative addresses.
  var address: String?
  /// The content type from a server: `text/xml; charset=utf-8`.
  var contentType: String?

  /// Parses a line: path, address and content type separated by tabs.
  init(line: String) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    self.init(
      path: parts[0], address: parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil,
      contentType: parts.count > 2 && !parts[2].isEmpty ? parts[2] : nil)
  }

  init(path: String, address: String?, contentType: String?) {
    (self.path, self.address, self.contentType) = (path, address, contentType)
  }

  /// Reads the feed, within the `FeedLimits`.
  ///
  /// - Throws: `notFound` for a file that cannot be read, `storage` for standard input, and the
  ///   errors of `FeedReader`.
  func read() throws(PentadError) -> ParsedFeed {
    if path == "-" {
      return try read { () throws(PentadError) in try Array(StandardInput.nextPart()) }
    }
    let unreadable = PentadError(.notFound, "the file \(path) cannot be read")
    guard let handle = FileHandle(forReadingAtPath: path) else { throw unreadable }
    defer { try? handle.close() }
    return try read { () throws(PentadError) in
      do {
        return try Array(handle.read(upToCount: 1 << 18) ?? Data())
      } catch {
        throw unreadable
      }
    }
  }

  /// - Parameter next: returns the next bytes; empty at the end.
  private func read(_ next: () throws(PentadError) -> [UInt8]) throws(PentadError) -> ParsedFeed {
    let reader = FeedReader(address: address, contentType: contentType)
    while !reader.isFull {
      let chunk = try next()
      if chunk.isEmpty { break }
      try reader.read(chunk)
    }
    return try reader.finish()
  }

  /// Returns the outcome as JSON: the feed, or the error.
  func json(_ outcome: Result<ParsedFeed, PentadError>) -> JSONValue {
    switch outcome {
    case .success(let feed):
      guard case .object(let members) = feed.json else { return feed.json }
      return .object(members + [.init("file", .string(path))])
    case .failure(let error): return ["error": .failure(error), "file": .string(path)]
    }
  }
}
