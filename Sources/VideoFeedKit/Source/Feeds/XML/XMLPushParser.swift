import CLibXML2
import PentadCore

/// Reads a document piece by piece with libxml2's SAX2, and hands its elements to a handler.
///
/// - It fetches nothing, and knows no entities but XML's own, HTML's, and those whose declaration is a
///   short text; a document that declares others is refused.
/// - It goes on after errors: ``XMLMarkup`` mends what libxml2 would not pass over.
/// - What is read depends on the bytes, not on the pieces they come in. libxml2 itself goes on after an
///   error in another way when a piece ends near it: it is given blocks of one size.
/// - Memory stays below a few megabytes, however long the document is, but for what the handler keeps.
/// - The text is well-formed UTF-8; what the document says of its encoding is not heeded.
final class XMLPushParser {
  let context: xmlParserCtxtPtr
  let handler: any XMLHandler
  let entities = XMLEntities()
  let limits: FeedLimits
  /// What is not enough for a block yet.
  private var block: [UInt8] = []
  /// How many bytes libxml2 was given.
  var bytes = 0
  /// The beginning of a tag or the like whose end has not come yet.
  var rest: [UInt8] = []
  /// What mends the text on its way to libxml2.
  var markup: XMLMarkup
  // Each callback looks at these, and none of them runs inside another.
  @exclusivity(unchecked) var depth = 0
  @exclusivity(unchecked) var sawRoot = false
  @exclusivity(unchecked) var sawRootEnd = false
  @exclusivity(unchecked) private var isRefused = false
  /// Why the reading stopped before the end; nil while it goes on.
  @exclusivity(unchecked) private(set) var limit: FeedLimit?
  /// How many errors were passed over.
  var faults = 0

  static let blockSize = 16 << 10
  private static let library: Void = xmlInitParser()

  /// - Throws: ``PentadCore/PentadError/Code/internal`` when there is no memory.
  init(_ handler: any XMLHandler, limits: FeedLimits) throws(PentadError) {
    self.handler = handler
    self.limits = limits
    // Besides attributes, an element declares namespaces.
    markup = XMLMarkup(attributes: limits.attributes * 2)
    _ = Self.library
    var callbacks = Self.callbacks
    guard let context = xmlCreatePushParserCtxt(&callbacks, nil, nil, 0, nil) else {
      throw PentadError(.internal, "there is no memory to read XML")
    }
    self.context = context
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_RECOVER.rawValue
      | XML_PARSE_IGNORE_ENC.rawValue
    xmlCtxtUseOptions(context, CInt(options))
    context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    if let document = context.pointee.myDoc { xmlFreeDoc(document) }
    xmlFreeParserCtxt(context)
  }

  /// Whether nothing more is read. libxml2 gives up by itself where it has too many names to keep.
  var isStopped: Bool { limit != nil || isRefused || context.pointee.disableSAX != 0 }

  /// Reads the next bytes.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/entityRefused``.
  func read(_ text: UnsafeBufferPointer<UInt8>) throws(PentadError) {
    var offset = 0
    while offset < text.count, !isStopped {
      let count = min(Self.blockSize - block.count, text.count - offset)
      block += text[offset..<(offset + count)]
      offset += count
      if block.count == Self.blockSize { readBlock() }
    }
    try checkRefusal()
  }

  /// Reads what is left, and tells where the document ended.
  ///
  /// - Throws: as ``read(_:)`` does.
  func finish() throws(PentadError) -> FeedEnding {
    readBlock()
    if !isStopped {
      read(piece: UnsafeBufferPointer(start: nil, count: 0), isLast: true)
      _ = xmlParseChunk(context, nil, 0, 1)
    }
    try checkRefusal()
    if let limit { return .limited(limit) }
    return sawRootEnd ? .complete : .cut
  }

  private func readBlock() {
    block.withUnsafeBufferPointer(read(block:))
    block.removeAll(keepingCapacity: true)
  }

  private func checkRefusal() throws(PentadError) {
    guard isRefused else { return }
    throw PentadError(
      .entityRefused,
      "the document declares entities that refer to others or to files; it is not read")
  }

  func stop(_ limit: FeedLimit) {
    guard !isStopped else { return }
    self.limit = limit
    xmlStopParser(context)
  }

  func refuse() {
    guard !isStopped else { return }
    isRefused = true
    xmlStopParser(context)
  }
}
