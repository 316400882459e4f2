/// Follows the tags of a document and mends what libxml2 would stop at, or misread to the end of the document.
///
/// - A `<` that begins no tag is text: `5 < 6`.
/// - An end tag closes the elements inside its own; one without a start tag is left out. HTML that nobody
///   escaped costs nothing: `<br>` and its like have no content, `<p>` ends the one before it.
/// - A CDATA section that does not end before the next one begins ends at the end tag of its element.
/// - Attributes without quotes, with bare quotes or with `<` in their values are written as XML wants them.
/// - References are mended as ``XMLReference`` says.
/// - Entries behind the end of the root are read as if they stood before it. What else is there is left out,
///   and the root ends with the text.
///
/// Text that is in order is handed on as it is, without a copy.
struct XMLMarkup {
  enum State {
    case content, data, comment, instruction
    /// `<!DOCTYPE …>`, with the quote and the bracket that are open in it.
    case declaration(quote: UInt8, isInside: Bool)
    /// Behind the end of the root, or in a comment there.
    case end, endComment
  }

  var state = State.content
  /// The elements that are open.
  var names = XMLNameStack()
  /// How many places were mended.
  var faults = 0
  /// How many attributes an element may have.
  let attributes: Int
  /// Whether an element has more.
  var isCrowded = false
  /// The end of the root was read and is held back: its name is still on the stack.
  var isBehindRoot = false
  /// Whether something was found behind the root that does not belong there.
  var sawRest = false

  init(attributes: Int) { self.attributes = attributes }

  /// Reads the next text.
  ///
  /// - Parameters:
  ///   - isLast: whether nothing follows.
  ///   - isKnown: whether there is an entity of a name.
  ///   - feed: gets the text, mended.
  /// - Returns: where a tag or the like begins whose end has not come yet: the next text begins with it.
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

/// One text on its way through ``XMLMarkup``.
struct XMLMarkupPass {
  var markup: XMLMarkup
  let text: UnsafeBufferPointer<UInt8>
  let isLast: Bool
  /// Up to where the text was read.
  var place = 0
  /// Up to where it was copied to ``output``.
  private(set) var copied = 0
  /// The mended text; empty as long as nothing was mended.
  private(set) var output: [UInt8] = []

  init(_ markup: XMLMarkup, _ text: UnsafeBufferPointer<UInt8>, isLast: Bool) {
    (self.markup, self.text, self.isLast) = (markup, text, isLast)
  }

  mutating func run(_ isKnown: (String) -> Bool) {
    while place < text.count, !markup.isCrowded {
      let goesOn =
        switch markup.state {
        case .content: readContent(isKnown)
        case .data: readData()
        case .comment: readSection(until: "-->")
        case .instruction: readSection(until: "?>")
        case .declaration(let quote, let isInside): readDeclaration(quote, isInside)
        case .end: readRest()
        case .endComment: readRestOfComment()
        }
      guard goesOn else { return }
    }
  }

  /// Writes other bytes in the place of some, which are behind all that were replaced before.
  mutating func replace(_ range: Range<Int>, with bytes: some Collection<UInt8>) {
    output.append(contentsOf: text[copied..<range.lowerBound])
    output.append(contentsOf: bytes)
    copied = range.upperBound
  }

  /// ``replace(_:with:)`` for what is wrong in the document.
  mutating func mend(_ range: Range<Int>, with bytes: some Collection<UInt8>) {
    replace(range, with: bytes)
    markup.faults &+= 1
  }

  /// Reads text, and the tag or the like behind it.
  ///
  /// - Returns: false when its end has not come yet.
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

  /// A `<` that ends the text.
  private mutating func readBare(_ tag: Int) -> Bool {
    if isLast { place = text.count }
    return isLast
  }

  /// A `<` that begins no tag.
  mutating func readText(_ tag: Int) -> Bool {
    if !markup.names.isEmpty { mend(tag..<tag + 1, with: "&lt;".utf8) }
    place = tag + 1
    return true
  }

  /// Reads the references of a range of text, and `]]>`, which XML does not have there.
  ///
  /// - Returns: false when it ends in a reference whose end has not come yet; ``place`` is there then.
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
