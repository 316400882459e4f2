import CLibXML2
import PentadCore

extension XMLPushParser {
  private static let mostNames = 10_000
  private static let longestPiece = 1 << 20

  /// Reads a block, or the shorter last one.
  func read(block text: UnsafeBufferPointer<UInt8>) {
    var offset = 0
    while offset < text.count, !isStopped {
      let room = limits.bytes - bytes
      guard room > 0 else { return stop(.bytes) }
      let count = min(room, lengthOfPiece(text, from: offset))
      bytes += count
      read(piece: UnsafeBufferPointer(rebasing: text[offset..<(offset + count)]), isLast: false)
      offset += count
      checkPending()
    }
  }

  /// Returns the length of the next piece. Before the root, a piece is a single declaration,
  /// because it may declare entities that the text after it uses. This is limited to the first
  /// block, because libxml2 starts over with each piece.
  private func lengthOfPiece(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let rest = text[start...]
    guard !sawRoot, bytes < Self.blockSize, let end = rest.firstIndex(of: UInt8(ascii: ">")) else {
      return rest.count
    }
    return end + 1 - start
  }

  /// Passes a piece to libxml2, except for an incomplete tag or other token at its end.
  func read(piece: UnsafeBufferPointer<UInt8>, isLast: Bool) {
    if rest.isEmpty { return parse(piece, isLast: isLast) }
    let whole = rest + piece
    rest = []
    whole.withUnsafeBufferPointer { parse($0, isLast: isLast) }
  }

  private func parse(_ piece: UnsafeBufferPointer<UInt8>, isLast: Bool) {
    let before = markup.faults
    let end = markup.read(piece, isLast: isLast, entities.isKnown, feed)
    faults &+= markup.faults - before
    rest = Array(piece[end...])
    if markup.isCrowded { stop(.attributes) }
  }

  private func feed(_ text: UnsafeBufferPointer<UInt8>) {
    guard let start = text.baseAddress, text.count > 0 else { return }
    start.withMemoryRebound(to: CChar.self, capacity: text.count) {
      _ = xmlParseChunk(context, $0, CInt(text.count), 0)
    }
  }

  /// The number of bytes that libxml2 has received but not parsed, because a comment or similar
  /// token is incomplete.
  private var pending: Int {
    guard let input = context.pointee.input, let place = input.pointee.cur,
      let end = input.pointee.end
    else { return 0 }
    return max(0, end - place)
  }

  /// Stops if a tag or other token does not end, or if there are too many names. libxml2 compares
  /// all names with each other, in quadratic time.
  private func checkPending() {
    if xmlDictSize(context.pointee.dict) > Self.mostNames { return stop(.names) }
    if rest.count + pending > Self.longestPiece { return stop(.piece) }
    guard rest.count > Self.blockSize else { return }
    let signs = rest.reduce(0) { $1 == UInt8(ascii: "=") ? $0 + 1 : $0 }
    if signs > limits.attributes * 8 { stop(.attributes) }
  }
}
