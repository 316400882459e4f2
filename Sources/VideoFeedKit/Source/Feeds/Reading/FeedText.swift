/// The text of the element that is being read.
struct FeedText {
  private(set) var bytes: [UInt8] = []
  private(set) var isOpen = false
  /// The form of the text.
  private(set) var form = PlainText.Form.plain
  /// True if child elements are markup (XHTML). Text that looks like a tag is then escaped.
  private var isMarkup = false
  /// The child elements that are still open.
  private var inner: [String] = []

  /// Begins to collect the text of an element.
  ///
  /// - Parameter isMarkup: true if child elements are HTML (`type="xhtml"`).
  mutating func open(_ form: PlainText.Form, isMarkup: Bool = false) {
    bytes.removeAll(keepingCapacity: true)
    inner.removeAll(keepingCapacity: true)
    isOpen = true
    self.form = form
    self.isMarkup = isMarkup
  }

  mutating func close() { isOpen = false }

  /// Adds text, up to a limit.
  mutating func add(_ piece: UnsafeBufferPointer<UInt8>, limit: Int) {
    let room = limit - bytes.count
    guard room > 0 else { return }
    guard isMarkup else {
      return bytes.append(contentsOf: UnsafeBufferPointer(rebasing: piece.prefix(room)))
    }
    for byte in piece.prefix(room) {
      switch byte {
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      default: bytes.append(byte)
      }
    }
  }

  /// Begins a child element: unescaped HTML.
  mutating func startInside(_ name: XMLName, _ attributes: XMLAttributes) {
    let name = name.localText
    if form == .plain { form = .html }
    inner.append(name)
    bytes += "<\(name)".utf8
    if let source = attributes.bytes("src"), !source.contains(UInt8(ascii: "\"")) {
      bytes += Array(" src=\"".utf8) + source + [UInt8(ascii: "\"")]
    }
    bytes.append(UInt8(ascii: ">"))
  }

  /// Ends the innermost child element; returns false if there is none.
  mutating func endInside() -> Bool {
    guard let name = inner.popLast() else { return false }
    bytes += "</\(name)>".utf8
    return true
  }

  /// Returns the text as one line of plain text; nil if it is empty.
  func line(_ limits: FeedLimits) -> String? { plain(.line, limits.line) }

  /// Returns the text as paragraphs of plain text; nil if it is empty.
  func paragraphs(_ limits: FeedLimits) -> String? { plain(.paragraphs, limits.paragraphs) }

  private func plain(_ layout: PlainText.Layout, _ limit: Int) -> String? {
    let text = bytes.withUnsafeBufferPointer { PlainText.make($0, form, layout, limit: limit) }
    return text.isEmpty ? nil : text
  }

  /// The text without surrounding white space; nil if it is empty.
  var word: String? {
    bytes.withUnsafeBufferPointer { bytes in
      let text = PlainText.trimmed(bytes)
      return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
    }
  }

  /// The text as a date, in milliseconds since 1970.
  var date: Int64? { bytes.withUnsafeBufferPointer { FeedDate.milliseconds($0) } }

  /// The text as a whole number.
  var number: Int64? { bytes.withUnsafeBufferPointer { FeedNumber.integer($0) } }

  /// Returns the text as an address.
  func address(_ base: FeedBase?) -> String? {
    bytes.withUnsafeBufferPointer { FeedAddress.resolve($0, base: base) }
  }
}
