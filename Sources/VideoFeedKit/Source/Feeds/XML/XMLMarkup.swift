/// Follows the tags of a document and repairs errors at which libxml2 would stop, or which would
/// make it misread the rest.
///
/// - A `<` that does not begin a tag is text: `5 < 6`.
/// - An end tag closes the elements inside its own element. One without a start tag is removed.
///   Unescaped HTML causes no damage: `<br>` and similar elements are void, and `<p>` closes the
///   one before it.
/// - A CDATA section without an end before the next section is closed at the end tag of its
///   element.
/// - Attributes without quotes, with unescaped quotes or with `<` in their values are rewritten as
///   valid XML.
/// - References are repaired as described in ``XMLReference``.
/// - Entries after the end of the root are read as if they were inside it. Other content there is
///   dropped, and the root ends with the text.
///
/// Correct text is passed on without a copy.
struct XMLMarkup {
  enum State {
    case content, data, comment, instruction
    /// `<!DOCTYPE …>`, with its open quote and bracket.
    case declaration(quote: UInt8, isInside: Bool)
    /// After the end of the root, or in a comment there.
    case end, endComment
  }

  var state = State.content
  /// The open elements.
  var names = XMLNameStack()
  /// The number of repairs.
  var faults = 0
  /// The maximum number of attributes of an element.
  let attributes: Int
  /// True if an element exceeds that number.
  var isCrowded = false
  /// True if the end of the root was read and postponed: its name is still on the stack.
  var isBehindRoot = false
  /// True if unexpected content was found after the root.
  var sawRest = false

  init(attributes: Int) { self.attributes = attributes }

  /// Reads the next part of the text.
  ///
  /// - Parameters:
  ///   - isLast: true if no more text follows.
  ///   - isKnown: returns true if an entity with a name exists.
  ///   - feed: receives the repaired text.
  /// - Returns: the offset of an incomplete tag or other token. The next part must begin with it.
  mutating func read(
    _ text: UnsafeBufferPointer<UInt8>, isLast: Bool, _ isKnown: (String) -> Bool,
    _ feed: (UnsafeBufferPointer<UInt8>) -> Void
  ) -> Int {
    var pass = XMLMarkupPass(self, text, isLast: isLast)
    pass.run(isKnown)
    if isLast { pass.closeRoot() }
    self = pass.markup
    if pass.output.isEmpty, pass.copied == 0 {
      feed(UnsafeBufferPointer(rebasing: text[..<pass.place]))
    } else {
      pass.replace(pass.place..<pass.place, with: [])
      pass.output.withUnsafeBufferPointer(feed)
    }
    return pass.place
  }
}

/// A part of the text during a pass of ``XMLMarkup``.
struct XMLMarkupPass {
  var markup: XMLMarkup
  let text: UnsafeBufferPointer<UInt8>
  let isLast: Bool
  /// The offset up to which the text was read.
  var place = 0
  /// The offset up to which the text was copied to ``output``.
  private(set) var copied = 0
  /// The repaired text; empty while nothing was repaired.
  private(set) var output: [UInt8] = []

  init(_ markup: XMLMarkup, _ text: UnsafeBufferPointer<UInt8>, isLast: Bool) {
    (self.markup, self.text, self.isLast) = (markup, text, isLast)
  }

  mutating func run(_ isKnown: (String) -> Bool) {
    while place < text.count, !markup.isCrowded {
      let canContinue =
        switch markup.state {
        case .content: readContent(isKnown)
        case .data: readData()
        case .comment: readSection(until: "-->")
        case .instruction: readSection(until: "?>")
        case .declaration(let quote, let isInside): readDeclaration(quote, isInside)
        case .end: readRest()
        case .endComment: readRestOfComment()
        }
      guard canContinue else { return }
    }
  }

  /// Replaces a range of bytes. It must be after all ranges replaced before.
  mutating func replace(_ range: Range<Int>, with bytes: some Collection<UInt8>) {
    output.append(contentsOf: text[copied..<range.lowerBound])
    output.append(contentsOf: bytes)
    copied = range.upperBound
  }

  /// Replaces a range and counts it as a fault; see ``replace(_:with:)``.
  mutating func mend(_ range: Range<Int>, with bytes: some Collection<UInt8>) {
    replace(range, with: bytes)
    markup.faults &+= 1
  }

  /// Reads text, and the tag or other markup after it.
  ///
  /// - Returns: false if the markup is incomplete.
  private mutating func readContent(_ isKnown: (String) -> Bool) -> Bool {
    let tag = text.first(UInt8(ascii: "<"), from: place) ?? text.count
    guard readReferences(place..<tag, isKnown) else { return false }
    place = tag
    guard tag < text.count else { return true }
    guard tag + 1 < text.count else { return readBare(tag) }
    switch text[tag + 1] {
    case UInt8(ascii: "/"): return readEndTag(tag)
    case UInt8(ascii: "!"): return readDeclared(tag)
    case UInt8(ascii: "?"):
      place = tag + 2
      markup.state = .instruction
      return true
    case let byte where XMLNameByte.mayBegin(byte): return readStartTag(tag, isKnown)
    default: return readText(tag)
    }
  }

  /// Reads a `<` at the end of the text.
  private mutating func readBare(_ tag: Int) -> Bool {
    if isLast { place = text.count }
    return isLast
  }

  /// Reads a `<` that does not begin a tag.
  mutating func readText(_ tag: Int) -> Bool {
    if !markup.names.isEmpty { mend(tag..<tag + 1, with: "&lt;".utf8) }
    place = tag + 1
    return true
  }

  /// Reads the references in a range of text, and escapes `]]>`, which XML does not allow there.
  ///
  /// - Returns: false if the range ends with an incomplete reference; ``place`` is then its offset.
  private mutating func readReferences(_ range: Range<Int>, _ isKnown: (String) -> Bool) -> Bool {
    var next = range.lowerBound
    while let start = text.first(UInt8(ascii: "&"), from: next, to: range.upperBound) {
      mendBrackets(next..<start)
      let isOpen = range.upperBound == text.count && !isLast
      switch XMLReference.read(text, at: start, to: range.upperBound, isOpen: isOpen, isKnown) {
      case .sound(let end): next = end
      case .wrong(let end, let mended):
        mend(start..<end, with: mended)
        next = end
      case .unfinished:
        place = start
        return false
      }
    }
    mendBrackets(next..<range.upperBound)
    return true
  }

  private mutating func mendBrackets(_ range: Range<Int>) {
    var next = range.lowerBound
    while let start = text.first(UInt8(ascii: "]"), from: next, to: range.upperBound) {
      if start + 2 < range.upperBound, text.has("]]>", at: start), !markup.names.isEmpty {
        mend((start + 2)..<(start + 3), with: "&gt;".utf8)
      }
      next = start + 1
    }
  }
}
