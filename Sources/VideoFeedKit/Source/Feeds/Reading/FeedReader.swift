package import PentadCore

/// A parser for feeds of any format. It reads a document in chunks, as they arrive.
///
/// ```swift
/// let reader = FeedReader(address: url.string, contentType: type)
/// while let chunk = try await body.next(), !reader.isFull { try reader.read(chunk) }
/// let feed = try reader.finish()
/// ```
///
/// - Formats: RSS 0.9x to 2.0, RSS 1.0, Atom 0.3 and 1.0, each with Media RSS, iTunes, Dublin Core
///   and YouTube's elements; JSON Feed 1.0 and 1.1; RSS in JSON. A single Atom entry is a feed with
///   one entry.
/// - A document that is compressed with gzip or zlib is decompressed.
/// - Output that a server writes before the document, such as a PHP warning, is skipped.
/// - Damage does not affect entries before it: a truncated document returns the entries read so
///   far.
/// - Memory is bounded by the limits, not by the size of the document.
///
/// It is not thread-safe: use it from one task at a time.
package final class FeedReader {
  private let base: FeedBase?
  private let contentType: String?
  private let limits: FeedLimits
  private var head: [UInt8] = []
  private var decoder: TextDecoder?
  private var body: Body?
  /// The text in which the beginning of the document has not been found yet.
  private var front: [UInt8] = []
  /// The decompressor; nil if the document is not compressed.
  private var inflater: FeedInflater?
  private var faults = 0
  private var bytes = 0
  private var isBeyondBytes = false

  private enum Body {
    case xml(XMLPushParser, FeedXMLReader)
    case json([UInt8])
  }

  /// The number of bytes used to detect the encoding.
  private static let headLength = 4_096

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - address: the address of the document after redirects, against which relative addresses are
  ///     resolved.
  ///   - contentType: the `Content-Type` of the response: `text/xml; charset=utf-8`.
  package init(
    address: String? = nil, contentType: String? = nil, limits: FeedLimits = .standard
  ) {
    base = address.flatMap(FeedBase.init)
    self.contentType = contentType
    self.limits = limits
  }

  /// True if a limit was reached. Further bytes are ignored.
  package var isFull: Bool {
    if case .xml(let parser, _) = body, parser.isStopped { return true }
    return isBeyondBytes
  }

  /// Reads the next bytes.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/entityRefused``,
  ///   ``PentadCore/PentadError/Code/notAFeed`` for a document that does not begin like a feed.
  package func read(_ chunk: [UInt8]) throws(PentadError) {
    guard !isFull else { return }
    if inflater != nil { try inflate(chunk) } else { try readPlain(chunk) }
  }

  private func inflate(_ chunk: [UInt8]) throws(PentadError) {
    try inflater?.inflate(chunk) { piece throws(PentadError) in
      try readPlain(piece)
      return !isFull
    }
  }

  private func readPlain(_ chunk: [UInt8]) throws(PentadError) {
    let room = limits.bytes - bytes
    isBeyondBytes = chunk.count > room
    bytes += min(chunk.count, room)
    let chunk = chunk.prefix(room)
    if decoder == nil {
      head += chunk
      if head.count >= Self.headLength { try begin(isLast: false) }
    } else {
      try decode(chunk, isLast: false)
    }
  }

  /// Returns the feed after all bytes were read.
  ///
  /// - Throws: the errors of ``read(_:)``; ``PentadCore/PentadError/Code/pageInsteadOfFeed`` for a
  ///   page.
  package func finish() throws(PentadError) -> ParsedFeed {
    if decoder == nil { try begin(isLast: true) } else { try decode([], isLast: true) }
    if body == nil { try open(isLast: true) }
    switch body {
    case .xml(let parser, let reader):
      var ending = try parser.finish()
      if isBeyondBytes, !parser.isStopped { ending = .limited(.bytes) }
      let assembly = reader.assembly
      guard assembly.isFeed == true else { throw Self.notAFeed(isPage: assembly.isPage) }
      return assembly.finished(ending, faults: parser.faults + faults)
    case .json(let text):
      var feed = try JSONFeedReader.read(text, base: base, limits: limits)
      feed.faults += faults
      if isBeyondBytes { feed.ending = .limited(.bytes) }
      return feed
    case nil: throw Self.notAFeed(isPage: false)
    }
  }

  /// Parses a whole document.
  package static func read(
    _ document: [UInt8], address: String? = nil, contentType: String? = nil,
    limits: FeedLimits = .standard
  ) throws(PentadError) -> ParsedFeed {
    let reader = FeedReader(address: address, contentType: contentType, limits: limits)
    try reader.read(document)
    return try reader.finish()
  }

  private func begin(isLast: Bool) throws(PentadError) {
    if inflater == nil, FeedInflater.begins(head) {
      inflater = try FeedInflater()
      let packed = head
      (head, bytes) = ([], 0)
      try inflate(packed)
      if decoder != nil || !isLast { return }
    }
    let found = TextEncoding.find(in: head[...], contentType: contentType)
    decoder = TextDecoder(found)
    let rest = head.dropFirst(found.markLength)
    head = []
    try decode(rest, isLast: isLast)
  }

  private func decode(_ chunk: ArraySlice<UInt8>, isLast: Bool) throws(PentadError) {
    let result = chunk.withUnsafeBufferPointer { bytes in
      Result { () throws(PentadError) in
        try decoder?.decode(bytes, isLast: isLast) { text throws(PentadError) in try take(text) }
      }
    }
    try result.get()
  }

  private func take(_ text: UnsafeBufferPointer<UInt8>) throws(PentadError) {
    switch body {
    case .xml(let parser, _):
      try parser.read(text)
    case .json(var document):
      body = nil
      document += text
      body = .json(document)
    case nil:
      front += text
      try open(isLast: false)
    }
  }

  /// Finds the beginning and the format of the document.
  private func open(isLast: Bool) throws(PentadError) {
    let found = front.withUnsafeBufferPointer { FeedFront.find(in: $0, isLast: isLast) }
    switch found {
    case .unfinished: return
    case .nothing: throw Self.notAFeed(isPage: false)
    case .json(let start): body = .json(Array(passing(start)))
    case .xml(let start):
      let reader = FeedXMLReader(base: base, limits: limits)
      let parser = try XMLPushParser(reader, limits: limits)
      body = .xml(parser, reader)
      let result = passing(start).withUnsafeBufferPointer { text in
        Result { () throws(PentadError) in try parser.read(text) }
      }
      try result.get()
    }
    front = []
  }

  /// Returns the document from its beginning. Text before it counts as a fault unless it is blank.
  private func passing(_ start: Int) -> ArraySlice<UInt8> {
    if front[..<start].contains(where: { $0 > 0x20 && $0 < 0x80 }) { faults += 1 }
    return front[start...]
  }

  private static func notAFeed(isPage: Bool) -> PentadError {
    isPage
      ? PentadError(
        .pageInsteadOfFeed, "this is a web page, not a feed; discover the feeds that it links to")
      : PentadError(.notAFeed, "this is not a readable feed")
  }
}
