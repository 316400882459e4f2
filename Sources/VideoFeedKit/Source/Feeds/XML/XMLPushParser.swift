import CLibXML2
import PentadCore

/// Reads a document piece by piece with libxml2's SAX2, and hands its elements to a handler.
///
/// - It fetches nothing, and knows no entities but XML's own, HTML's, and those whose declaration is a
///   short text; a document that declares others is refused.
/// - It goes on after errors that can be passed over: a bare `&`, an attribute without quotes.
/// - Memory stays within a few hundred kilobytes, however long the document is, but for what the handler
///   keeps.
/// - The text is well-formed UTF-8; what the document says of its encoding is not heeded.
final class XMLPushParser {
  private let context: xmlParserCtxtPtr
  private let handler: any XMLHandler
  private let entities = XMLEntities()
  private let limits: FeedLimits
  private var depth = 0
  private var bytes = 0
  /// Why the reading stopped before the end; nil while it goes on.
  private(set) var limit: FeedLimit?
  /// How many errors were passed over.
  private(set) var faults = 0
  private(set) var isRefused = false
  private var sawRootEnd = false

  private static let pieceSize = 16 << 10
  private static let longestPiece = 1 << 20

  /// - Throws: ``PentadCore/PentadError/Code/internal`` when there is no memory.
  init(_ handler: any XMLHandler, limits: FeedLimits) throws(PentadError) {
    self.handler = handler
    self.limits = limits
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

  /// Whether nothing more is read.
  var isStopped: Bool { limit != nil || isRefused }

  /// Reads the next piece.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/dangerousEntities``.
  func read(_ piece: UnsafeBufferPointer<UInt8>) throws(PentadError) {
    guard let start = piece.baseAddress else { return }
    var offset = 0
    while offset < piece.count, !isStopped {
      let room = limits.bytes - bytes
      guard room > 0 else { return stop(.bytes) }
      let count = min(Self.pieceSize, piece.count - offset, room)
      (start + offset).withMemoryRebound(to: CChar.self, capacity: count) {
        _ = xmlParseChunk(context, $0, CInt(count), 0)
      }
      offset += count
      bytes += count
      checkPending()
    }
    try checkRefusal()
  }

  /// Reads what is left, and tells where the document ended.
  func finish() throws(PentadError) -> FeedEnding {
    if !isStopped { _ = xmlParseChunk(context, nil, 0, 1) }
    try checkRefusal()
    if let limit { return .limited(limit) }
    return sawRootEnd ? .complete : .cut
  }

  private func checkRefusal() throws(PentadError) {
    guard isRefused else { return }
    throw PentadError(
      .dangerousEntities,
      "the document declares entities that refer to others or to files; it is not read")
  }

  /// Before libxml2 compares all attributes of a tag with each other, which takes the square of their
  /// number, and while it still waits for the end of a tag or a comment.
  private func checkPending() {
    guard let input = context.pointee.input, let place = input.pointee.cur,
      let end = input.pointee.end
    else { return }
    let pending = UnsafeBufferPointer(start: place, count: max(0, end - place))
    guard pending.count > Self.pieceSize else { return }
    if pending.count > Self.longestPiece { return stop(.piece) }
    let signs = pending.reduce(0) { $1 == UInt8(ascii: "=") ? $0 + 1 : $0 }
    if signs > limits.attributes * 8 { stop(.attributes) }
  }

  private func stop(_ limit: FeedLimit) {
    guard !isStopped else { return }
    self.limit = limit
    xmlStopParser(context)
  }

  private func refuse() {
    guard !isStopped else { return }
    isRefused = true
    xmlStopParser(context)
  }

  private static let library: Void = xmlInitParser()
}

// What libxml2 calls.
extension XMLPushParser {
  fileprivate func start(_ name: XMLName, _ attributes: XMLAttributes, namespaces: Int) {
    guard !isStopped else { return }
    guard depth < limits.depth else { return stop(.depth) }
    guard attributes.count <= limits.attributes, namespaces <= limits.attributes else {
      return stop(.attributes)
    }
    depth += 1
    if let limit = handler.start(name, attributes) { stop(limit) }
  }

  fileprivate func end() {
    guard !isStopped else { return }
    depth -= 1
    handler.end()
    if depth == 0 { sawRootEnd = true }
  }

  fileprivate func text(_ start: UnsafePointer<UInt8>?, _ count: CInt) {
    guard !isStopped else { return }
    handler.text(UnsafeBufferPointer(start: start, count: max(0, Int(count))))
  }

  fileprivate static var callbacks: xmlSAXHandler {
    var callbacks = xmlSAXHandler()
    callbacks.initialized = XML_SAX2_MAGIC
    callbacks.startElementNs = { context, local, prefix, uri, namespaces, _, count, _, values in
      guard let parser = parser(context), let local else { return }
      let name = XMLName(local: local, prefix: prefix, namespace: uri)
      parser.start(
        name, XMLAttributes(values, count: Int(count)), namespaces: Int(namespaces))
    }
    callbacks.endElementNs = { context, _, _, _ in parser(context)?.end() }
    callbacks.characters = { context, text, count in parser(context)?.text(text, count) }
    callbacks.ignorableWhitespace = callbacks.characters
    callbacks.cdataBlock = callbacks.characters
    callbacks.serror = { context, _ in parser(context)?.faults &+= 1 }
    callbacks.getEntity = { context, name in
      guard let parser = parser(context), let name else { return nil }
      let isInAttribute = parser.context.pointee.instate == XML_PARSER_ATTRIBUTE_VALUE
      return parser.entities.entity(name, isInAttribute: isInAttribute)
    }
    callbacks.entityDecl = { context, name, kind, _, _, content in
      guard let parser = parser(context), let name else { return }
      let isKnown = parser.entities.declare(name, kind: kind, content: content)
      if !isKnown { parser.refuse() }
    }
    return callbacks
  }
}

/// The parser that a callback is for. No closure that C calls may capture anything, so it stands here.
private func parser(_ context: UnsafeMutableRawPointer?) -> XMLPushParser? {
  context.map { Unmanaged<XMLPushParser>.fromOpaque($0).takeUnretainedValue() }
}
