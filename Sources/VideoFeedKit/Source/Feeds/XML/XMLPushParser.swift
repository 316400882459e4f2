import CLibXML2
import PentadCore

/// A push parser that reads a document in chunks with libxml2's SAX2 interface and passes its
/// elements to a handler.
///
/// - It loads nothing from outside. It only knows the entities of XML and HTML, and those declared
///   as short texts. A document that declares others is rejected.
/// - It continues after errors: ``XMLMarkup`` repairs those that libxml2 cannot recover from.
/// - The result depends only on the bytes, not on the chunks. The recovery of libxml2 itself
///   differs if a chunk ends near an error, so it receives blocks of a fixed size.
/// - Memory stays below a few megabytes for documents of any length, not counting the data of the
///   handler.
/// - Text is expected as well-formed UTF-8. The encoding declared in the document is ignored.
final class XMLPushParser {
  let context: xmlParserCtxtPtr
  let handler: any XMLHandler
  let entities = XMLEntities()
  let limits: FeedLimits
  /// The bytes of an incomplete block.
  private var block: [UInt8] = []
  /// The number of bytes passed to libxml2.
  var bytes = 0
  /// The beginning of an incomplete tag or other token.
  var rest: [UInt8] = []
  /// The repair of the text before libxml2 receives it.
  var markup: XMLMarkup
  // Every callback accesses these, and callbacks never nest.
  @exclusivity(unchecked) var depth = 0
  @exclusivity(unchecked) var sawRoot = false
  @exclusivity(unchecked) var sawRootEnd = false
  @exclusivity(unchecked) private var isRefused = false
  /// The limit that stopped reading; nil if none was reached.
  @exclusivity(unchecked) private(set) var limit: FeedLimit?
  /// The number of errors that were ignored.
  var faults = 0

  static let blockSize = 16 << 10
  private static let library: Void = xmlInitParser()

  /// - Throws: ``PentadCore/PentadError/Code/internal`` when there is no memory.
  init(_ handler: any XMLHandler, limits: FeedLimits) throws(PentadError) {
    self.handler = handler
    self.limits = limits
    // An element has namespace declarations in addition to attributes.
    markup = XMLMarkup(attributes: limits.attributes * 2)
    _ = Self.library
    var callbacks = Self.callbacks
    guard let context = xmlCreatePushParserCtxt(&callbacks, nil, nil, 0, nil) else {
      throw PentadError(.internal, "there is not enough memory to read XML")
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

  /// True if reading has stopped. libxml2 also stops by itself if it has to store too many names.
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

  /// Reads the remaining bytes, and returns the position at which the document ended.
  ///
  /// - Throws: the errors of ``read(_:)``.
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
      "the document declares entities that refer to others or to files; it was rejected")
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
