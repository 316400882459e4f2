import PentadCore

/// A reader for the text of HTML that does not build a tree.
struct HTMLTextReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isGuess: Bool
  private var place = 0

  /// - Parameter guess: true to treat unknown tags as text.
  init(_ bytes: UnsafeBufferPointer<UInt8>, guess: Bool) {
    self.bytes = bytes
    isGuess = guess
  }

  /// Writes the whole text.
  mutating func write(to writer: inout PlainTextWriter) {
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "<"):
        if !passMarkup(&writer) { addByte(to: &writer) }
      case UInt8(ascii: "&"):
        if let (character, length) = HTMLEntities.read(bytes, at: place) {
          writer.add(character)
          place += length
        } else {
          addByte(to: &writer)
        }
      default: addByte(to: &writer)
      }
    }
  }

  private mutating func addByte(to writer: inout PlainTextWriter) {
    writer.add(bytes[place])
    place += 1
  }

  /// Skips a tag or comment; returns false if there is none.
  private mutating func passMarkup(_ writer: inout PlainTextWriter) -> Bool {
    guard let tag = HTMLTag.read(bytes, at: place) else { return false }
    guard !tag.isDeclaration else {
      place = tag.end
      return true
    }
    let name = tag.name
    if isGuess, !HTMLTagNames.all.contains(name) { return false }
    place = tag.end
    if HTMLTagNames.blocks.contains(name) {
      writer.endBlock(isParagraph: name == "p")
    } else if name == "br" {
      writer.addLine()
    }
    if !tag.isEnd, name == "script" || name == "style" {
      place = HTMLTag.endOfRawText(bytes, from: place, name: name)
    }
    return true
  }
}
